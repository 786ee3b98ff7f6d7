"""The style sheet of a review's page, light and dark."""

from typing import Final

STYLE: Final = """
:root { --ink: #1c1917; --paper: #fafaf9; --faint: #57534e; --line: #d6d3d1;
  --known: #1d4ed8; --true: #b45309; --wrong: #b91c1c; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f5f5f4; --paper: #1c1917; --faint: #a8a29e; --line: #44403c;
    --known: #93c5fd; --true: #fbbf24; --wrong: #f87171; }
}
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
.small { color: var(--faint); font-size: 0.875rem; }
details { margin: 0.5rem 0; }
.mistakes li, .turning li { overflow-wrap: anywhere; margin-bottom: 0.75rem; }
.wide { overflow-x: auto; }
pre { font: 0.8125rem/1.15 ui-monospace, monospace; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.875rem; }
th, td { padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid var(--line);
  text-align: left; vertical-align: top; }
.wide tr > :first-child { position: sticky; left: 0; background: var(--paper); }
.figures { display: grid; gap: 2rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 25rem), 1fr)); }
figure { margin: 0; min-width: 0; max-width: 30rem; } figcaption { font-weight: 600; }
summary { cursor: pointer; color: var(--faint); }
.figures svg { width: 100%; height: auto; display: block; }
.figures text { fill: var(--faint); font-size: 14px; }
.figures .end { text-anchor: end; } .figures .mid { text-anchor: middle; }
.figures .grid { stroke: var(--line); }
.figures path { fill: none; stroke-width: 2; stroke-linejoin: round; }
.figures path.known { stroke: var(--known); }
.figures path.true { stroke: var(--true); stroke-dasharray: 6 3; }
.board { border-radius: 8px; padding: 0.75rem; margin: 0.5rem 0; max-width: 40rem; }
.board svg { display: block; width: 100%; max-height: 20rem; }
.pieces .name { font: 600 22px system-ui, sans-serif; text-anchor: middle; }
.pieces { position: absolute; }
.mistake { fill: var(--paper); stroke: var(--wrong); stroke-width: 2.5; }
.legend { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.key { display: inline-block; width: 2rem; margin: 0 0.4rem 0.25rem 0; border-top: 2px solid; }
.key.known { border-color: var(--known); }
.key.true { border-color: var(--true); border-top-style: dashed; }
.key.mistake { width: 8px; height: 8px; margin-bottom: 0; border: 2.5px solid var(--wrong);
  border-radius: 50%; }
"""
