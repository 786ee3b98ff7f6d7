// The first socket of a table. Where the server knows the visitor, the page loads this module at once
// and by itself, so that the socket opens while everything else is still on its way.

import type { Hello } from "../wire/table";

const PROTOCOL = 1;

/** A socket that has been opened, with what it has received so far. */
export interface Early {
  socket: WebSocket;
  heard: string[];
}

let early: (Early & { address: string }) | null = globalThis.document?.querySelector("script[data-early]") ? open() : null;

function open(): typeof early {
  const [, table] = /^\/t\/([\w-]+)$/.exec(location.pathname) ?? [];
  if (!table) return null;
  const address = socketAddress(table);
  const socket = new WebSocket(address);
  const heard: string[] = [];
  socket.onopen = () => socket.send(JSON.stringify(hello(null, 0)));
  socket.onmessage = (event) => heard.push(String(event.data));
  return { address, socket, heard };
}

/** Whether the socket of a table is open already or on its way: the server knows the visitor there. */
export const hasEarly = (table: string): boolean => early?.address === socketAddress(table) && early.socket.readyState <= WebSocket.OPEN;

/** Hands over the socket of an address, once; null if there is none that is or becomes open. */
export function takeEarly(address: string): Early | null {
  const found = early;
  early = null;
  if (found?.address === address && found.socket.readyState <= WebSocket.OPEN) return found;
  found?.socket.close();
  return null;
}

export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${table}/socket`;
}

/** The first message, with the stream and the last number that were received before. */
export function hello(stream: string | null, seen: number): Hello {
  return { type: "hello", protocol: PROTOCOL, stream, seen, acknowledges: true };
}
