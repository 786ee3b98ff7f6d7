"""The plain terminal client: it draws views, tells events and returns moves, and knows no rule."""
