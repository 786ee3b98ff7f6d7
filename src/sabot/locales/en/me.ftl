# My games: who comes back, their devices, and what is kept of them.

me-title = My games
me-intro = Be known on this server: with a name and a figure at every table, a list of your games and what came of them. There is no account and no password, and all games can be played without it.
me-start = Remember me here
me-link-title = I am known on another device
me-link-says = Open My games there and choose “Link a device”. Then type the words here, or scan the picture with this device.
me-link-words = The words
me-link = Link this device
me-linked = This device is linked.
me-tables = Tables
me-no-tables = There are no tables yet. Those where you come in from now on will be here.
me-standing-waiting = It is your turn
me-standing-running = In progress
me-standing-gathering = Waiting for players
me-standing-ended = Finished
me-with = with { $names }
me-alone = with bots only
me-won = You won game { $number }
me-not-won = Game { $number }: won by { $names }
me-more = Show more
me-not-counted = Some games that are over are still to be counted. Look again in a little while.
me-results = Results
me-results-says = Only games that are over, at the tables in your list. Found out is who was truly called a saboteur; a lie is believed when somebody says so.
me-games-won = { $games ->
    [one] One game, won: { $won }
   *[other] { $games } games, won: { $won }
}
me-role-col = Role
me-rounds-col = Rounds
me-won-col = Won
me-role-digger = gold‑digger
me-role-saboteur = saboteur
me-role-green = green gold‑digger
me-role-blue = blue gold‑digger
me-role-boss = boss
me-role-profiteer = profiteer
me-role-geologist = geologist
me-role-team = in a team of two
me-role-alone = for yourself
me-found-out = Rounds as saboteur: { $rounds }; found out in { $found }
me-kept = Announcements fulfilled: { $kept } of { $made }
me-lies = Lies told: { $lies }; of these somebody believed { $believed }
me-people = People you played with
me-people-says = By the names that they had at the table.
me-games-together = { $games ->
    [one] one game together
   *[other] { $games } games together
}
me-again = Again with the same
me-names-saved = Saved.
me-save = Save
me-devices = Devices
me-devices-says = Each device here has your seats at all tables. A device that you lost can be shut out.
me-device-unnamed = a device
me-device-this = this one
me-device-seen = last used on { $day }
me-device-remove = Shut out
me-device-leave = Sign out here
me-device-removed = The device is shut out.
me-code = Link a device
me-code-says = On the other device, scan this or open My games there and type the words. They are valid once, for { $minutes } minutes. Show them to nobody else: whoever has them has your seats.
me-code-qr = Picture of the link for the other device
me-code-words = Words for the other device
me-data = What is kept
me-data-says = The server keeps your name, your figure, a label and a day for each device, at which tables you sat, and what your games there came to. Your browser has a key in a cookie; of it the server has only a hash. Your name and moves at tables are part of those games, with or without this.
me-export = Download all of it
me-delete = Delete me here
me-delete-says = Your name, devices, list and results are deleted at once and for good, and you give up your seats in games that are not over. Games stay as the others know them.
me-delete-yes = Delete for good
me-delete-no = Keep all
me-deleted = All is deleted.
