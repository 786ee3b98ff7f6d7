"""Games as data: one row for each game, for each decision and for what each seat was told.

`sabot.dataset.write` makes a folder of records into tables, and `sabot.dataset.load` reads them
again. A seat's rows hold only what that seat saw.
"""
