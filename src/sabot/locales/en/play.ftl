# play: see docs
