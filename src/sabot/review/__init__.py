"""A game looked back upon: what one could know, what was true, and what could have been better."""
