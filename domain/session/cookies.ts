import type { RestContext } from '../dispatch/context.ts';
import { createToken, hashToken, isSame, isSealed, seal, sign, unsign } from './secrets.ts';

const DAY_SECONDS = 24 * 60 * 60;

export const COOKIE = {
  session: 'menagerie.session',
  csrf: 'menagerie.csrf',
  device: 'menagerie.device',
  /** Which browser began a sign-in by an identity provider; the other one for those that answer by a form. */
  attempt: 'menagerie.attempt',
  attemptByForm: 'menagerie.attempt.form',
  /** Which browser was asked for a passkey. */
  passkey: 'menagerie.passkey',
} as const;

type Holder = Pick<RestContext, 'cookies' | 'ports'>;

/** The token that the page must repeat; the same cookie gives the same token, until somebody signs in or out. */
export function csrfToken(context: RestContext): string {
  const kept = context.cookies.get(COOKIE.csrf);
  return kept !== undefined && isSealedHere(context, kept) ? kept : makeCsrfToken(context);
}

function makeCsrfToken(holder: Holder): string {
  const made = sealedHere(holder, createToken(holder.ports.random));
  holder.cookies.set(COOKIE.csrf, made, { maxAgeSeconds: DAY_SECONDS });
  return made;
}

/** Whether a repeated token is the one in the cookie, ours, and of the session that the browser has. */
export function isCsrfToken(holder: Holder, repeated: string): boolean {
  const kept = holder.cookies.get(COOKIE.csrf);
  return kept !== undefined && isSame(kept, repeated) && isSealedHere(holder, kept);
}

/** `chance.seal`: the seal binds it to the session, so that a pair that somebody else was given is no use in this browser. */
const sealedHere = (holder: Holder, chance: string): string =>
  `${chance}.${seal(holder.ports.secret, ofSession(holder, chance))}`;

function isSealedHere(holder: Holder, token: string): boolean {
  const at = token.lastIndexOf('.');
  const chance = token.slice(0, Math.max(0, at));
  return at > 0 && isSealed(holder.ports.secret, token.slice(at + 1), ofSession(holder, chance));
}

function ofSession({ cookies }: Holder, chance: string): string {
  const session = cookies.get(COOKIE.session);
  return `csrf:${chance}:${session === undefined ? '' : hashToken(session)}`;
}

/** The id of the device by its signed cookie; undefined when it has none of ours. */
export function knownDeviceID({ cookies, ports }: Holder): string | undefined {
  const kept = cookies.get(COOKIE.device);
  return kept === undefined ? undefined : unsign(ports.secret, kept);
}

/** The id of the device; a device without one gets one. */
export function deviceID(holder: Holder): string {
  return knownDeviceID(holder) ?? newDeviceID(holder);
}

/** Gives the browser another id: copies of its cookie are known to nobody then. */
export function newDeviceID({ cookies, ports }: Holder): string {
  const made = ports.random.uuid();
  cookies.set(COOKIE.device, sign(ports.secret, made), { maxAgeSeconds: 400 * DAY_SECONDS });
  return made;
}

/**
 * The secret by which the browser is known that begins a sign-in by an identity provider. The cookie lasts as long as the attempt. For
 * an identity provider that answers by a form it must survive a post from another site, hence SameSite=None and Secure, which browsers
 * take on https and on loopback addresses; for the others Lax does, on any address.
 */
export function setBrowserSecretCookie({ cookies, ports }: Holder, byForm: boolean, maxAgeSeconds: number): string {
  const name = byForm ? COOKIE.attemptByForm : COOKIE.attempt;
  const browser = browserSecret({ cookies, ports }, byForm) ?? createToken(ports.random);
  cookies.set(name, sign(ports.secret, browser), { maxAgeSeconds, crossSite: byForm });
  return browser;
}

/** That secret, of a browser that has one of ours. */
export function browserSecret({ cookies, ports }: Holder, byForm: boolean): string | undefined {
  const kept = cookies.get(byForm ? COOKIE.attemptByForm : COOKIE.attempt);
  return kept === undefined ? undefined : unsign(ports.secret, kept);
}

/** The secret by which the browser is known that is asked for a passkey; the cookie lasts as long as the question. */
export function setPasskeyCookie({ cookies, ports }: Holder, maxAgeSeconds: number): string {
  const browser = passkeySecret({ cookies, ports }) ?? createToken(ports.random);
  cookies.set(COOKIE.passkey, sign(ports.secret, browser), { maxAgeSeconds });
  return browser;
}

/** That secret, of a browser that has one of ours. */
export function passkeySecret({ cookies, ports }: Holder): string | undefined {
  const kept = cookies.get(COOKIE.passkey);
  return kept === undefined ? undefined : unsign(ports.secret, kept);
}

/**
 * Puts the session into its cookie; the browser keeps it as long as a session can live. The CSRF token of before is none any
 * more: somebody else may have put it there.
 */
export function setSessionCookie(context: RestContext, token: string): void {
  context.cookies.set(COOKIE.session, token, { maxAgeSeconds: 30 * DAY_SECONDS });
  makeCsrfToken(context);
}

/** Takes the session out of the browser, and its CSRF token. */
export function dropSession({ cookies }: RestContext): void {
  cookies.clear(COOKIE.session);
  cookies.clear(COOKIE.csrf);
}
