"""The games as environments for machine learning: actions by index, observations as numbers.

Nothing else in Sabot imports this package. NumPy is needed from `sabot.envs.arrays` on; install
`sabot[envs]`, or `sabot[pettingzoo]` and `sabot[gymnasium]` for their adapters.
"""
