// Changes the language, as another tab would.
async (language) => {
  const kept = JSON.parse(localStorage.getItem("sabot") ?? "{}");
  localStorage.setItem("sabot", JSON.stringify({ ...kept, language }));
  dispatchEvent(new StorageEvent("storage", { key: "sabot" })); // as from another tab
  const ends = performance.now() + 10_000;
  while (document.documentElement.lang !== language && performance.now() < ends) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
