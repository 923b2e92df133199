import { useEffect, useState } from 'react';
import { type RoundRecord, type Verification, verifyRound } from '#games/verify/index.ts';

export interface Verifying {
  readonly verification: Verification | undefined;
  readonly hasFailed: boolean;
  readonly again: () => void;
}

/** Computes a round in the browser. */
export function useVerification(record: RoundRecord, maths: Uint8Array<ArrayBuffer>): Verifying {
  const [run, setRun] = useState(0);
  const [done, setDone] = useState<{ readonly run: number; readonly result: Verification | 'failed' }>();
  useEffect(() => {
    let isCurrent = true;
    const settle = (result: Verification | 'failed'): void => {
      if (isCurrent) setDone({ run, result });
    };
    verifyRound(record, maths).then(settle, () => settle('failed'));
    return () => {
      isCurrent = false;
    };
  }, [record, maths, run]);
  const result = done?.run === run ? done.result : undefined;
  return {
    verification: result === 'failed' ? undefined : result,
    hasFailed: result === 'failed',
    again: () => setRun((before) => before + 1),
  };
}
