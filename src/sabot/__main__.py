"""`python -m sabot` is `sabot`."""

from sabot.cli import main

if __name__ == "__main__":
    main()
