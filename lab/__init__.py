"""The laboratory: tools that tune and measure bots. It is not part of the installed package.

`python -m lab.tune` improves the weights of a bot, `python -m lab.balance` writes docs/balance.md.
The laboratory imports `sabot`; nothing in `sabot` imports it.
"""
