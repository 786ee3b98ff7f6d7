// Begins to note the time between frames; `frameGaps.stop()` gives all of them, in ms.
() => {
  const gaps = [];
  let last = null;
  let running = true;
  function frame(at) {
    if (last !== null) gaps.push(at - last);
    last = at;
    if (running) requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);
  globalThis.frameGaps = {
    stop() {
      running = false;
      return gaps;
    },
  };
}
