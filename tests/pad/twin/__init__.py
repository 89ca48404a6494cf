"""The score pad of the page held against `skulduggery.pad`: cases, what spoils them, and who answers them."""
