"""Speed beside other engines, as ratios in one run."""
