import { useEffect, useState } from 'react';

export interface Computing<Result> {
  /** Undefined while it is computed, and after a failure. */
  readonly result: Result | undefined;
  readonly hasFailed: boolean;
  readonly again: () => void;
}

/**
 * Computes something in the browser, once for each `compute` and each call of `again`.
 *
 * @param compute keep it the same between renders
 */
export function useComputing<Result>(compute: () => Promise<Result>): Computing<Result> {
  const [run, setRun] = useState(0);
  const [done, setDone] = useState<{ readonly run: number; readonly result: Result | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    const settle = (result: Result | undefined): void => {
      if (isCurrent) setDone({ run, result });
    };
    compute().then(settle, () => settle(undefined));
    return () => {
      isCurrent = false;
    };
  }, [compute, run]);
  const isDone = done?.run === run;
  return {
    result: isDone ? done.result : undefined,
    hasFailed: isDone && done.result === undefined,
    again: () => setRun((before) => before + 1),
  };
}
