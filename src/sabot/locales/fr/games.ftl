# games: see docs
