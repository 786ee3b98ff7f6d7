// Lets the server push one's turns to this browser, for as long as its person wants notifications.

import type { PushOffer, PushWish } from "../wire/table";
import { i18n } from "../i18n/i18n.svelte";
import { api } from "../net/api";

/** Whether this browser can be told while no page is open. */
function able(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in window;
}

/** Has this browser told of turns at a table, or no more. */
export async function tellTurns(table: string, wanted: boolean): Promise<PushOffer | null> {
  if (!able()) return null;
  if (!wanted) {
    const known = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
    return known ? api.push(table, wish(known, false)) : null;
  }
  const { key } = await api.pushOffer();
  if (key === null) return null;
  await navigator.serviceWorker.register("/service-worker.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  return api.push(table, wish(await subscribed(pushManager, bytesOf(key)), true));
}

/** The subscription of this browser; one for another key of the server is replaced. */
async function subscribed(manager: PushManager, key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const known = await manager.getSubscription();
  const same = known?.options.applicationServerKey;
  if (known && same && bytesEqual(new Uint8Array(same), key)) return known;
  await known?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function wish(subscription: PushSubscription, wanted: boolean): PushWish {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { wanted, endpoint: endpoint ?? "", p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", language: i18n.language };
}

export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

function bytesEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
