import { useEffect, useState } from 'react';

/** The stages of a replay: the bet, the spin, the win. */
export const STAGES = ['bet', 'turn', 'win'] as const;
export type Stage = (typeof STAGES)[number];

/** The duration of bet and spin, in milliseconds. */
const LASTS: Readonly<Record<Exclude<Stage, 'win'>, number>> = { bet: 1200, turn: 2400 };

export interface Stages {
  readonly stage: Stage;
  /** The number of starts, as a key that restarts animations. */
  readonly run: number;
  readonly skip: () => void;
  readonly again: () => void;
}

/**
 * Runs through the stages by time.
 *
 * @param still shows the last stage immediately, for reduced motion
 */
export function useStages(still: boolean): Stages {
  const [{ stage, run }, setAt] = useState<{ stage: Stage; run: number }>({ stage: still ? 'win' : 'bet', run: 0 });
  useEffect(() => {
    if (stage === 'win') return undefined;
    const timer = setTimeout(() => setAt((at) => ({ ...at, stage: stage === 'bet' ? 'turn' : 'win' })), LASTS[stage]);
    return () => clearTimeout(timer);
  }, [stage, run]);
  return {
    stage,
    run,
    skip: () => setAt((at) => ({ ...at, stage: 'win' })),
    again: () => setAt((at) => ({ stage: still ? 'win' : 'bet', run: at.run + 1 })),
  };
}
