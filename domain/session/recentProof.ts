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
  requireRecentProofOf(identity?.session, now);
}

/**
 * As `requireRecentProof`, of a session as it is kept now.
 * @throws Failure 300030
 */
export function requireRecentProofOf(session: ProofTimes | undefined, now: number): void {
  if (session === undefined || !hasRecentProof(session, now)) fail(300030);
}

/** When a session's player signed in, and entered a code. */
type ProofTimes = Pick<SessionRow, 'ProofTime' | 'CodeTime'>;

/** Whether the player of a session proved lately who they are: by a sign-in, or by a code to the bound phone. */
export const hasRecentProof = ({ ProofTime, CodeTime }: ProofTimes, now: number): boolean =>
  isRecent(ProofTime, now) || isRecent(CodeTime, now);

/**
 * Lets a bound phone move only after a code that was sent to it.
 * @throws Failure 300031
 */
export function requireCode(session: Pick<SessionRow, 'CodeTime'> | undefined, { now }: Pick<Moment, 'now'>): void {
  if (session === undefined || !isRecent(session.CodeTime, now)) fail(300031);
}
