// Keeps the pages in the browser, so that they open at once, and without a network too. Games are played
// on the server only: of the API nothing is kept.

import { cachedFirst, networkFirst, type Store } from "./caching";
import { goTo, toldIn, type Page } from "./pushed";

/** The files of a build that every screen needs, and those of a language. The build writes it in. */
interface Shell {
  build: string;
  files: Record<string, string[]>;
}

interface Happening extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Happening {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Pushing extends Happening {
  readonly data: { text(): string } | null;
}

interface Tapping extends Happening {
  readonly notification: Notification;
}

interface Worker {
  readonly location: Location;
  readonly navigator: { readonly language: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window" }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", hear: (event: Happening) => void): void;
  addEventListener(name: "fetch", hear: (event: Fetching) => void): void;
  addEventListener(name: "push", hear: (event: Pushing) => void): void;
  addEventListener(name: "notificationclick", hear: (event: Tapping) => void): void;
}

const worker = self as unknown as Worker;
const shell = JSON.parse("__SHELL__") as Shell;
const CACHE = `sabot-${shell.build}`;
/** The page that stands for all: it shows what the address says. */
const PAGE = "/";

const store: Store = {
  find: (key) => caches.match(key),
  keep: async (key, answer) => (await caches.open(CACHE)).put(key, answer),
};

worker.addEventListener("install", (event) => event.waitUntil(fill().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOldBuilds().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== worker.location.origin) return;
  if (address.pathname.startsWith("/assets/")) event.respondWith(cachedFirst(store, address.pathname, () => fetch(request)));
  else if (request.mode === "navigate") event.respondWith(networkFirst(store, PAGE, address.pathname === PAGE, () => fetch(request)));
});

worker.addEventListener("push", (event) => {
  const told = toldIn(event.data?.text() ?? "");
  if (!told) return;
  const { table, title, text } = told;
  event.waitUntil(worker.registration.showNotification(title, { body: text, tag: table, data: table, icon: "/icons/192.png" }));
});
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const go = async () =>
    goTo(String(event.notification.data), await worker.clients.matchAll({ type: "window" }), (path) => worker.clients.openWindow(path));
  event.waitUntil(go());
});

async function fill(): Promise<void> {
  const language = worker.navigator.language.slice(0, 2);
  const files = [...(shell.files["always"] ?? []), ...(shell.files[language] ?? shell.files["en"] ?? [])];
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...files.map((file) => `/${file}`)]);
}

async function forgetOldBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith("sabot-") && name !== CACHE);
  // They come in the order in which they were made. A page of the last one may be open, and ask for its files.
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}
