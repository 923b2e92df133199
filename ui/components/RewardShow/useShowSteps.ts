import { useEffect, useEffectEvent, useState } from 'react';

/** A step of an animation and its duration in milliseconds. */
export interface ShowStep<Name extends string> {
  readonly name: Name;
  readonly lasts: number;
}

/**
 * Runs through the steps of an animation by the clock.
 *
 * @param onEnd called once, after the last step
 * @returns the name of the current step
 */
export function useShowSteps<Name extends string>(
  steps: readonly [ShowStep<Name>, ...ShowStep<Name>[]],
  onEnd: () => void,
): Name {
  const [at, setAt] = useState(0);
  const step = steps[at] ?? steps[0];
  const isLast = at >= steps.length - 1;
  const next = useEffectEvent(() => (isLast ? onEnd() : setAt(at + 1)));
  useEffect(() => {
    const timer = setTimeout(() => next(), step.lasts);
    return () => clearTimeout(timer);
  }, [at, step.lasts]);
  return step.name;
}
