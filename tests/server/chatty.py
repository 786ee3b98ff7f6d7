"""The program with bots that speak at once, for tests that would otherwise wait for seconds."""

from sabot.cli import main
from sabot.server import services
from tests.server.hasty import hurry

if __name__ == "__main__":
    services.SPEECH_PAUSES_S = (0.0, 0.01)  # type: ignore[misc]
    hurry()
    main()
