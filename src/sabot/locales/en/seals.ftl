# seals: see docs
