import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';
import { base64url, isSame } from '../session/secrets.ts';
import type { SigningKeys } from '../session/signingKeys.ts';

/** How long a new address can start the stream. A stream that is playing continues after that time. */
export const STREAM_ADDRESS_MS = 10 * 60_000;

const KEY_PURPOSE = 'live stream address';
const GUEST = 'guest-';
/** The scheme and host are optional. */
const ADDRESS = /^(?:(?:ws|http)s?:\/\/[^/?#]+)?(\/[^?#]*)\?([^#]*)$/;

/** The keys of stream addresses. The first one signs; all are accepted. */
export type StreamKeys = readonly Uint8Array[];

/** The viewer of an address: a player, or the device of a visitor without an account. */
export type StreamViewer = { readonly PlayerID: string } | { readonly DeviceID: string };

/** FLV over WebSocket or over HTTP. It uses TLS if the origin does. */
export type StreamScheme = 'ws' | 'http';

export type AddressFault = 'expired' | 'forged' | 'otherRoom';

export type CheckedAddress =
  | { readonly ok: true; readonly RoomID: string; readonly Viewer: StreamViewer }
  | { readonly ok: false; readonly reason: AddressFault };

const Query = z.object({
  viewer: z.string().check(z.regex(/^(?:\d{1,20}|guest-[\w-]{1,64})$/)),
  expires: z.string().check(z.regex(/^\d{1,12}$/)),
  sign: z.string().check(z.regex(/^[\w-]{43}$/)),
});

/** Derives the keys of stream addresses. A separate media process gets only these keys, so it can neither sign a cookie nor read a code. */
export const streamKeysOf = (secret: SigningKeys): StreamKeys =>
  secret.map(({ bytes }) => hmac(sha256, bytes, utf8ToBytes(KEY_PURPOSE)));

/**
 * Returns the address of a room's stream for one viewer.
 *
 * @param origin the media server: scheme (http or https), host and port
 * @param now milliseconds; the address opens the stream for `STREAM_ADDRESS_MS` from then
 */
export function signStreamAddress(
  keys: StreamKeys,
  origin: string,
  { RoomID, Viewer, now }: { readonly RoomID: string; readonly Viewer: StreamViewer; readonly now: number },
  scheme: StreamScheme = 'ws',
): string {
  const [key] = keys;
  if (key === undefined) throw new RangeError('there is no key to sign with');
  const viewer = 'PlayerID' in Viewer ? Viewer.PlayerID : `${GUEST}${Viewer.DeviceID}`;
  const expires = String(Math.ceil((now + STREAM_ADDRESS_MS) / 1000));
  const query = `viewer=${viewer}&expires=${expires}&sign=${signatureOf(key, RoomID, viewer, expires)}`;
  return `${scheme === 'ws' ? origin.replace(/^http/, 'ws') : origin}/live/${encodeURIComponent(RoomID)}.flv?${query}`;
}

/**
 * Checks an address, or its path and query. Tries all keys, and compares signatures in constant time.
 *
 * @param now milliseconds
 * @param otherRooms rooms whose addresses are distinguished from forged addresses in the log
 */
export function checkStreamAddress(
  keys: StreamKeys,
  address: string,
  now: number,
  otherRooms: readonly string[] = [],
): CheckedAddress {
  const [, path = '', text = ''] = ADDRESS.exec(address) ?? [];
  const RoomID = roomOf(path);
  const query = Query.safeParse(Object.fromEntries(text.split('&').map(pairOf)));
  if (RoomID === undefined || !query.success) return { ok: false, reason: 'forged' };
  const { viewer, expires, sign } = query.data;
  const isFor = (room: string): boolean =>
    keys.reduce((found, key) => isSame(sign, signatureOf(key, room, viewer, expires)) || found, false);
  if (!isFor(RoomID)) return { ok: false, reason: otherRooms.some(isFor) ? 'otherRoom' : 'forged' };
  if (now >= Number(expires) * 1000) return { ok: false, reason: 'expired' };
  const Viewer = viewer.startsWith(GUEST) ? { DeviceID: viewer.slice(GUEST.length) } : { PlayerID: viewer };
  return { ok: true, RoomID, Viewer };
}

/** Both parts contain no characters that need an escape. */
function pairOf(part: string): readonly [name: string, value: string] {
  const at = part.indexOf('=');
  return [part.slice(0, Math.max(0, at)), part.slice(at + 1)];
}

function roomOf(path: string): string | undefined {
  const name = /^\/live\/([^/]+)\.flv$/.exec(path)?.[1];
  if (name === undefined) return undefined;
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

/** No part can contain the separator. The viewer and the time match their patterns, and the room comes first with its length. */
const signatureOf = (key: Uint8Array, RoomID: string, viewer: string, expires: string): string =>
  base64url(hmac(sha256, key, utf8ToBytes(`${RoomID.length}:${RoomID}\n${viewer}\n${expires}`)));
