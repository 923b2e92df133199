import { RequestFailure } from '../../base/client/index.ts';

const PROOF_CODES: ReadonlySet<number> = new Set([300030, 300031, 300036]);

/**
 * Whether a change was refused until the player confirms it: by a code to the bound phone (300031), or also by a recent sign-in (300030,
 * and 300036 for a large sum).
 */
export const needsProof = (failure: unknown): boolean =>
  failure instanceof RequestFailure && PROOF_CODES.has(failure.code);
