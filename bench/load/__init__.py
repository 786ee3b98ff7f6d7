"""The load that any server of tables is put under: the same loop and the same clock for all."""
