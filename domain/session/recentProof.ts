import { fail } from '#protocol/failure.ts';
import type { Moment, RestContext, SessionRow } from '../dispatch/context.ts';

/** How long a sign-in or a code allows changes of the account's sign-in methods. */
export const PROOF_MS = 10 * 60 * 1000;

const isRecent = (time: string, now: number): boolean => time !== '' && Math.abs(now - Date.parse(time)) <= PROOF_MS;

/**
 * Requires a recent proof for changes of an account's sign-in methods, because a token alone may be stolen.
 *
 * @throws Failure 300030
 */
export function requireRecentProof({ identity, now }: Pick<RestContext, 'identity' | 'now'>): void {
  requireRecentProofOf(identity?.session, now);
}

/**
 * Like `requireRecentProof`, for a session as currently stored.
 *
 * @throws Failure 300030
 */
export function requireRecentProofOf(session: ProofTimes | undefined, now: number): void {
  if (session === undefined || !hasRecentProof(session, now)) fail(300030);
}

type ProofTimes = Pick<SessionRow, 'ProofTime' | 'CodeTime'>;

/** Whether the player of a session gave a recent proof, which is a sign-in or a code to the bound phone. */
export const hasRecentProof = ({ ProofTime, CodeTime }: ProofTimes, now: number): boolean =>
  isRecent(ProofTime, now) || isRecent(CodeTime, now);

/** The last proof of a session's player. */
export const lastProof = ({ ProofTime, CodeTime }: ProofTimes): string => (CodeTime > ProofTime ? CodeTime : ProofTime);

/** @throws Failure 300031 if there is no code to the bound phone, which is needed before the phone moves */
export function requireCode(session: Pick<SessionRow, 'CodeTime'> | undefined, { now }: Pick<Moment, 'now'>): void {
  if (session === undefined || !isRecent(session.CodeTime, now)) fail(300031);
}
