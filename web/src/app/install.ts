// The pages as an app: they are kept in the browser once somebody stays for a while.

/** Whoever only looks in is not made to load what they will not use. */
const STAYS_MS = 10_000;
const RELOADED = "sabot-reloaded";

/** Lets a service worker keep the pages. */
export function keepPages(): void {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  const wait = matchMedia("(display-mode: standalone)").matches ? 0 : STAYS_MS;
  setTimeout(() => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined), wait);
}

/** After an update of the server a page may ask for files that are gone: it is loaded anew, once. No game is lost. */
export function reloadAfterUpdates(reload = () => location.reload()): void {
  addEventListener("vite:preloadError", () => {
    const build = import.meta.url; // the name of this file changes with each build
    if (sessionStorage.getItem(RELOADED) === build) return;
    // Without a network nothing would come instead.
    void fetch("/", { method: "HEAD" }).then(
      (answer) => {
        if (!answer.ok) return;
        sessionStorage.setItem(RELOADED, build);
        reload();
      },
      () => undefined,
    );
  });
}
