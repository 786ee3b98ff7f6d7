"""The proofs of puzzles a second time, from the clauses of the rules alone, and in another way.

Nothing here reads `sabot.puzzles` or asks the rules what a move does: a mistake must be made twice.
"""
