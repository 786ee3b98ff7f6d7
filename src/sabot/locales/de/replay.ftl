# replay: see docs
