# front: see docs
