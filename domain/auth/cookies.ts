import type { RestContext } from '../dispatch/context.ts';
import { createToken, isSame, sign, unsign } from './secrets.ts';

const DAY_SECONDS = 24 * 60 * 60;

export const COOKIE = {
  session: 'menagerie.session',
  csrf: 'menagerie.csrf',
  device: 'menagerie.device',
} as const;

/** The token that the page must repeat; the same cookie gives the same token. */
export function csrfToken({ cookies, ports }: RestContext): string {
  const kept = cookies.get(COOKIE.csrf);
  if (kept !== undefined && unsign(ports.secret, kept) !== undefined) return kept;
  const made = sign(ports.secret, createToken(ports.random));
  cookies.set(COOKIE.csrf, made, { maxAgeSeconds: DAY_SECONDS });
  return made;
}

/** Whether a repeated token is the one in the cookie and ours. */
export function isCsrfToken({ cookies, ports }: Pick<RestContext, 'cookies' | 'ports'>, repeated: string): boolean {
  const kept = cookies.get(COOKIE.csrf);
  return kept !== undefined && isSame(kept, repeated) && unsign(ports.secret, kept) !== undefined;
}

type Holder = Pick<RestContext, 'cookies' | 'ports'>;

/** The id of the device by its signed cookie; undefined when it has none of ours. */
export function knownDeviceID({ cookies, ports }: Holder): string | undefined {
  const kept = cookies.get(COOKIE.device);
  return kept === undefined ? undefined : unsign(ports.secret, kept);
}

/** The id of the device; a device without one gets one. */
export function deviceID(holder: Holder): string {
  const known = knownDeviceID(holder);
  if (known !== undefined) return known;
  const { cookies, ports } = holder;
  const made = ports.random.uuid();
  cookies.set(COOKIE.device, sign(ports.secret, made), { maxAgeSeconds: 400 * DAY_SECONDS });
  return made;
}

/** Puts the session into its cookie; the browser keeps it as long as a session can live. */
export const keepSession = ({ cookies }: RestContext, token: string): void =>
  cookies.set(COOKIE.session, token, { maxAgeSeconds: 30 * DAY_SECONDS });
