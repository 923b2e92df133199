import { fail } from '#protocol/failure.ts';
import type { Moment, RestContext, SessionRow } from '../dispatch/context.ts';

/** How long a sign-in or a code lets somebody change what leads into the account. */
export const PROOF_MS = 10 * 60 * 1000;

const isRecent = (time: string, now: number): boolean => time !== '' && Math.abs(now - Date.parse(time)) <= PROOF_MS;

/**
 * Lets only those change what leads into an account who proved lately who they are: a token alone may be stolen.
 * @throws Failure 300030
 */
export function requireRecentProof({ identity, now }: Pick<RestContext, 'identity' | 'now'>): void {
  const session = identity?.session;
  if (session === undefined || !(isRecent(session.ProofTime, now) || isRecent(session.CodeTime, now))) fail(300030);
}

/**
 * Lets a bound phone move only after a code that was sent to it.
 * @throws Failure 300031
 */
export function requireCode(session: Pick<SessionRow, 'CodeTime'> | undefined, { now }: Pick<Moment, 'now'>): void {
  if (session === undefined || !isRecent(session.CodeTime, now)) fail(300031);
}
