"""What happens to tables and records when the rules of a game change, shown with an invented second version."""
