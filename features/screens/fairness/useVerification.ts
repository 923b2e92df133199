import { useCallback } from 'react';
import { type RoundRecord, type Verification, verifyRound } from '#games/verify/index.ts';
import { type Computing, useComputing } from './useComputing.ts';

/** Computes a round in the browser. */
export function useVerification(record: RoundRecord, maths: Uint8Array<ArrayBuffer>): Computing<Verification> {
  return useComputing(useCallback(() => verifyRound(record, maths), [record, maths]));
}
