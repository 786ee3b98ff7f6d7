"""What one hostile address costs everybody else: attacks on a real server, beside honest people."""
