# Claims: what players of Saboteur and Saboteur 2 say about goals, about each other, and what they ask for.

claim-goal-treasure = { $goal } is the treasure
claim-goal-stone = { $goal } is stone

# `me`: the speaker speaks of themselves.
claim-seat-digger = { $case ->
    [me] I am a gold‑digger
   *[other] { $target } is a gold‑digger
}
claim-seat-saboteur = { $case ->
    [me] I am a saboteur
   *[other] { $target } is a saboteur
}
claim-seat-green = { $case ->
    [me] I am green
   *[other] { $target } is green
}
claim-seat-blue = { $case ->
    [me] I am blue
   *[other] { $target } is blue
}
claim-seat-boss = { $case ->
    [me] I am the boss
   *[other] { $target } is the boss
}
claim-seat-profiteer = { $case ->
    [me] I am the profiteer
   *[other] { $target } is the profiteer
}
claim-seat-geologist = { $case ->
    [me] I am a geologist
   *[other] { $target } is a geologist
}

# What somebody else claims, in their own words.
claim-trust = I believe { $target }: “{ $claim }”
claim-doubt = I don't believe { $target }: “{ $claim }”

# `you`: it is about whoever is asked.
claim-wish-mend = { $case ->
    [me] repair my { $tool }
    [you] repair your { $tool }
   *[other] repair { $target }'s { $tool }
}
claim-wish-look = look at { $goal }
claim-wish-break = break { $target }'s tools
claim-wish-spare = { $case ->
    [me] leave my tools alone
   *[other] leave { $target }'s tools alone
}
claim-wish-free = { $case ->
    [me] free me from prison
    [you] get out of prison
   *[other] free { $target } from prison
}
claim-wish-inspect = { $case ->
    [me] look at my role
   *[other] look at { $target }'s role
}
claim-wish-imprison = put { $target } in prison
claim-wish-change-role = { $case ->
    [me] change my role
    [you] change your role
   *[other] change { $target }'s role
}
claim-wish-hands-off = { $case ->
    [me] remove my thief card
    [you] remove your thief card
   *[other] remove { $target }'s thief card
}
claim-wish-rob = steal from { $target }
claim-wish-not-rob = { $case ->
    [me] don't steal from me
   *[other] don't steal from { $target }
}

claims-help-keys =
    say II stone                     claim that goal II is stone, or treasure; I is the northern goal
    say Carla saboteur               claim a role or side, even of yourself: say me digger
    say doubt Dario II               doubt what Dario claims of goal II; or trust it
    say ask Dario mend me lantern    ask for something: mend, look (at III), break, spare
claims-help-deeds = also: { $deeds }

refusal-claim-no-goal = there is no such goal
refusal-claim-no-seat = nobody sits there; the last seat is { $last }
refusal-claim-no-role = there is no such role or side in this game
refusal-claim-no-deed = nobody can be asked for that in this game
refusal-claim-no-reason = nobody is suspected for that
refusal-claim-no-card = a goal is the treasure or a stone
refusal-claim-goal-open = goal { $goal } lies open: everybody sees what it is
refusal-claim-own = one's own claim needs neither trust nor doubt
refusal-claim-not-made = { $seat } does not claim that
refusal-claim-to-yourself = a wish is addressed to somebody else
refusal-claim-at-themselves = nobody can do that to themselves
refusal-claim-at-you = that would hurt nobody but you
refusal-claim-tool-whole = that tool of { $seat } is not broken
refusal-claim-not-in-prison = { $seat } is not in prison
refusal-claim-in-prison-already = { $seat } is in prison already
refusal-claim-no-thief = no thief card lies in front of { $seat }

## In the browser: places, what a goal is in one word, and wishes that need another player's name.

talk-goal = Goal { $goal }
# A goal that can be pressed: what is said of it.
talk-goal-label = Goal { $goal }: { $claims ->
    [0] say something
   *[other] { $said }; say something
}
talk-card-treasure = Treasure
talk-card-stone = Stone
talk-ask-look = Look at
talk-ask-others = About somebody else …
talk-ask-mend = Repair a tool of …
talk-ask-break = Break a tool of …
talk-ask-spare = Leave alone the tools of …
talk-ask-free = Free from prison …
talk-ask-inspect = Look at the role of …
talk-ask-imprison = Put in prison …
talk-ask-change-role = Change the role of …
talk-ask-hands-off = Remove the thief card of …
talk-ask-rob = Steal from …
talk-ask-not-rob = Don't steal from …

# What somebody is suspected for, behind the claim.
claim-because = { $claim } ({ $reason })
claim-because-dead-end = laid a dead end
claim-because-led-astray = laid a tunnel that leads astray
claim-because-broke = broke a tool
claim-because-mended = repaired a suspect's tool
claim-because-cut = brought down a good tunnel
claim-because-passed = discards instead of digging
claim-because-lie = told a lie
# A line of the menu that opens the reasons; `claim` is a role.
talk-with-reason = { $claim }, with a reason …
