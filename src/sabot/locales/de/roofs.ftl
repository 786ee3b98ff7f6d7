# roofs: see docs
