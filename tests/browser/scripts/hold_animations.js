// Holds every animation at the time that the page's stopped clock shows since it began.
() => {
  const begun = (globalThis.animationsBegun ??= new Map());
  const now = Date.now();
  for (const each of document.getAnimations()) {
    if (!begun.has(each)) begun.set(each, now);
    const at = now - begun.get(each);
    if (at >= each.effect.getComputedTiming().endTime) each.finish();
    else {
      each.pause();
      each.currentTime = at;
    }
  }
}
