import type { Code, FailureCode } from '#protocol/codes.ts';
import { fail } from '#protocol/failure.ts';
import { SignInProvider } from '#protocol/entities/provider.ts';
import type { Session } from '#protocol/entities/session.ts';
import { sessionEnded, type SessionEndReason } from '#protocol/operations/connection.ts';
import { topicOf } from '../connection/topics.ts';
import type { Identity, SessionRow } from '../dispatch/context.ts';
import type { Ports } from '../ports/index.ts';
import { isDisabled, assertNotDisabled } from './disabled.ts';
import type { Push, Reader, Transaction } from '../ports/store.ts';
import type { SecurityEvent } from '../security/events.ts';
import { trailOf } from '../security/trail.ts';
import { hashToken } from './secrets.ts';

/** How long a session lives from its last use. */
export const SESSION_MS = 24 * 60 * 60 * 1000;
const LONGEST_MS = 30 * SESSION_MS;
/** An extension of a session by less than this is not worth a write. */
const PROLONG_STEP_MS = 60_000;

/**
 * Finds the player and session of a token.
 *
 * @throws Failure 100005 if the token is missing, unknown, ended or expired; 100014 if the account is disabled
 */
export async function identify(ports: Ports, db: Reader, token: string | undefined): Promise<Identity> {
  const session = token === undefined ? undefined : await db.table('sessions').get(hashToken(token));
  if (session === undefined) fail(100005);
  const player = await db.table('players').get(session.PlayerID);
  if (player !== undefined) await assertNotDisabled(db, player, new Date(ports.clock.now()).toISOString());
  if (player === undefined || isOver(session, ports.clock.now())) fail(100005);
  return { session, player };
}

type EndedBecause = Extract<SecurityEvent, { Kind: 'session.ended' }>['Detail']['Reason'];

/**
 * Ends every live session of a player, or the sessions of one of their browsers.
 *
 * @param subject the player, the browser if only its sessions end, and the network address of the request if it is known
 */
export async function endSessions(
  tx: Transaction,
  ports: Ports,
  subject: { readonly playerID: string; readonly deviceHash?: string; readonly address?: string | undefined },
  why: EndedBecause,
): Promise<void> {
  const { playerID: PlayerID, deviceHash: DeviceHash } = subject;
  const whose = { PlayerID, ...(DeviceHash !== undefined && { DeviceHash }) };
  const living = await tx.table('sessions').find({ where: { ...whose, EndReason: '' } });
  if (living.length === 0) return;
  const reason = why === 'replaced' || why === 'disabled' ? why : 'signedOut';
  await trailOf(ports).record(tx, subject, { Kind: 'session.ended', Detail: { Reason: why } });
  for (const { TokenHash } of living) {
    await tx.table('sessions').update({ TokenHash }, { EndReason: reason });
    tx.publish(endNotice(TokenHash, reason));
  }
}

/** Notifies the sockets of a session that it ended. */
export const endNotice = (tokenHash: string, Reason: SessionEndReason): Push => ({
  topic: topicOf.session(tokenHash),
  op: sessionEnded.op,
  code: sessionEnded.code,
  result: { Reason },
  personal: true,
  socket: sessionEnded.socket,
});

export const isOver = (session: SessionRow | undefined, now: number): boolean =>
  session === undefined || session.EndReason !== '' || Date.parse(session.Expires) <= now;

/**
 * Reads a session as currently stored. It may have ended while another service was called.
 *
 * @throws Failure 100005 if it is over
 */
export async function requireLive(
  db: Reader,
  { TokenHash }: Pick<SessionRow, 'TokenHash'>,
  now: number,
): Promise<SessionRow> {
  const kept = await db.table('sessions').get(TokenHash);
  if (kept === undefined || isOver(kept, now)) fail(100005);
  return kept;
}

/** Extends a session to 24 h from now, at most 30 days from its sign-in (decisions §3). */
export async function prolongSession(tx: Transaction, session: SessionRow, now: number): Promise<void> {
  const expires = Math.min(now + SESSION_MS, Date.parse(session.CreateTime) + LONGEST_MS);
  if (expires - Date.parse(session.Expires) < PROLONG_STEP_MS) return;
  await tx.table('sessions').update({ TokenHash: session.TokenHash }, { Expires: new Date(expires).toISOString() });
}

/**
 * The session of a token as the page sees it. Undefined if it is over or never existed. A session that was ended from outside is returned
 * once more without its token, and `signInError` is the reason (specification 1 §8).
 */
export async function readSession(ports: Ports, db: Reader, token: string | undefined): Promise<Session | undefined> {
  const session = token === undefined ? undefined : await db.table('sessions').get(hashToken(token));
  const player = session === undefined ? undefined : await db.table('players').get(session.PlayerID);
  if (token === undefined || session === undefined || player === undefined) return undefined;
  const now = ports.clock.now();
  const code = endedBecause({ session, player }, now);
  if (code !== undefined) return serializeEnded(serializeSession(ports, '', { session, player }, code));
  return isOver(session, now) ? undefined : serializeSession(ports, token, { session, player });
}

/** Removes the e-mail address and the phone, because a browser with the cookie of an ended session must not read them. */
const serializeEnded = (session: Session): Session => ({ ...session, user: { email: '' }, phone: '' });

/** The reason why a session was ended from outside: 100014 disabled, 300038 paused, 100015 by another sign-in. */
function endedBecause({ session, player }: Identity, now: number): FailureCode | undefined {
  const nowText = new Date(now).toISOString();
  if (isDisabled(player, nowText)) return 100014;
  if (player.PausedUntil > nowText) return 300038;
  return session.EndReason === 'replaced' && session.Expires > nowText ? 100015 : undefined;
}

export function serializeSession(
  ports: Ports,
  token: string,
  { session, player }: Identity,
  Code: Code = 200,
): Session {
  return {
    status: 'authenticated',
    token,
    provider: SignInProvider.parse(session.Provider),
    playerID: player.PlayerID,
    baseURL: ports.settings.publicOrigin,
    user: { email: player.Email },
    phone: player.Phone,
    isRegist: session.IsRegist,
    signInError: { Code },
    player: { playerID: player.PlayerID, tptType: [...player.TptType] },
    expires: session.Expires,
  };
}
