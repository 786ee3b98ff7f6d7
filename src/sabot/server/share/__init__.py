"""The picture of a result, to be shared: drawn by the browser's art, placed and rendered here."""
