"""The plain terminal client: it draws views, tells events and returns moves. It knows no rules."""
