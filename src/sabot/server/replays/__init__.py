"""Games as they were played, told by a process of their own and kept for whoever asks next."""
