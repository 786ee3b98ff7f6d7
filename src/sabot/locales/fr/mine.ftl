# mine: see docs
