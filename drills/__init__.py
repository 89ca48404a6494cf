"""Drills that need the checkout: they use the tests' browser driver. `skulduggery drill` has the others."""
