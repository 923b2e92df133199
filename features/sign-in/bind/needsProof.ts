import { RequestFailure } from '../../client/index.ts';

/** Whether a change was refused until the player confirms who they are: by a code to the bound phone (300031), or a sign-in as well (300030). */
export const needsProof = (failure: unknown): boolean =>
  failure instanceof RequestFailure && (failure.code === 300030 || failure.code === 300031);
