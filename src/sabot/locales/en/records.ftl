# Records that are opened in the browser.

records-title = Open a record
records-says = A record is a small file with every deal and every move of a game that is over. Download it after a game, and open it here to watch the replay or to look back. It stays in this browser: the server works the replay out and forgets it.
records-file = Choose a file
records-paste = Or paste its text
records-paste-says = It begins with “sabot-record: 1”.
records-open = Open
records-kept = Opened in this browser
records-forget = Remove
