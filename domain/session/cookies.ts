import type { RestContext } from '../dispatch/context.ts';
import { createToken, hashToken, isSame, isSealed, seal, sign, unsign } from './secrets.ts';

const DAY_SECONDS = 24 * 60 * 60;

export const COOKIE = {
  session: 'menagerie.session',
  csrf: 'menagerie.csrf',
  device: 'menagerie.device',
  /** Identifies the browser that began a sign-in by an identity provider. The second cookie is for providers that answer with a form. */
  attempt: 'menagerie.attempt',
  attemptByForm: 'menagerie.attempt.form',
  /** Identifies the browser that was asked for a passkey. */
  passkey: 'menagerie.passkey',
} as const;

type Holder = Pick<RestContext, 'cookies' | 'ports'>;

/** The token that the page must repeat. The same cookie gives the same token until the next sign-in or sign-out. */
export function csrfToken(context: RestContext): string {
  const kept = context.cookies.get(COOKIE.csrf);
  return kept !== undefined && isSealedHere(context, kept) ? kept : makeCsrfToken(context);
}

function makeCsrfToken(holder: Holder): string {
  const made = sealedHere(holder, createToken(holder.ports.random));
  holder.cookies.set(COOKIE.csrf, made, { maxAgeSeconds: DAY_SECONDS });
  return made;
}

/** Whether a repeated token equals the token in the cookie, has our signature, and belongs to the browser's session. */
export function isCsrfToken(holder: Holder, repeated: string): boolean {
  const kept = holder.cookies.get(COOKIE.csrf);
  return kept !== undefined && isSame(kept, repeated) && isSealedHere(holder, kept);
}

/** The token is `chance.seal`. The seal binds it to the session, so a pair from another browser is useless here. */
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

export function knownDeviceID({ cookies, ports }: Holder): string | undefined {
  const kept = cookies.get(COOKIE.device);
  return kept === undefined ? undefined : unsign(ports.secret, kept);
}

export function deviceID(holder: Holder): string {
  return knownDeviceID(holder) ?? newDeviceID(holder);
}

/** Gives the browser another id. Copies of its old cookie are then useless. */
export function newDeviceID({ cookies, ports }: Holder): string {
  const made = ports.random.uuid();
  cookies.set(COOKIE.device, sign(ports.secret, made), { maxAgeSeconds: 400 * DAY_SECONDS });
  return made;
}

/**
 * Sets the secret that identifies the browser during a sign-in by an identity provider. The cookie lasts as long as the attempt. If the
 * provider answers with a form, the cookie must survive a post from another site, so it is SameSite=None and Secure, which browsers accept
 * on https and on loopback addresses. For other providers it is Lax, which works on any address.
 */
export function setBrowserSecretCookie({ cookies, ports }: Holder, byForm: boolean, maxAgeSeconds: number): string {
  const name = byForm ? COOKIE.attemptByForm : COOKIE.attempt;
  const browser = browserSecret({ cookies, ports }, byForm) ?? createToken(ports.random);
  cookies.set(name, sign(ports.secret, browser), { maxAgeSeconds, crossSite: byForm });
  return browser;
}

export function browserSecret({ cookies, ports }: Holder, byForm: boolean): string | undefined {
  const kept = cookies.get(byForm ? COOKIE.attemptByForm : COOKIE.attempt);
  return kept === undefined ? undefined : unsign(ports.secret, kept);
}

/** Sets the secret that identifies the browser while it is asked for a passkey. The cookie lasts as long as the question. */
export function setPasskeyCookie({ cookies, ports }: Holder, maxAgeSeconds: number): string {
  const browser = passkeySecret({ cookies, ports }) ?? createToken(ports.random);
  cookies.set(COOKIE.passkey, sign(ports.secret, browser), { maxAgeSeconds });
  return browser;
}

export function passkeySecret({ cookies, ports }: Holder): string | undefined {
  const kept = cookies.get(COOKIE.passkey);
  return kept === undefined ? undefined : unsign(ports.secret, kept);
}

/**
 * Writes the session into its cookie, which the browser keeps for the longest life of a session. The earlier CSRF token becomes invalid,
 * because another site may have planted it.
 */
export function setSessionCookie(context: RestContext, token: string): void {
  context.cookies.set(COOKIE.session, token, { maxAgeSeconds: 30 * DAY_SECONDS });
  makeCsrfToken(context);
}

export function dropSession({ cookies }: RestContext): void {
  cookies.clear(COOKIE.session);
  cookies.clear(COOKIE.csrf);
}
