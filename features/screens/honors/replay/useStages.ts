import { useEffect, useState } from 'react';

/** What a replay shows one after the other: the bet, the turn, what it paid. */
export const STAGES = ['bet', 'turn', 'win'] as const;
export type Stage = (typeof STAGES)[number];

/** How long the bet and the turn stand, in milliseconds. */
const LASTS: Readonly<Record<Exclude<Stage, 'win'>, number>> = { bet: 1200, turn: 2400 };

export interface Stages {
  readonly stage: Stage;
  /** How often it was begun: the key of what moves. */
  readonly run: number;
  readonly skip: () => void;
  readonly again: () => void;
}

/** Goes through the stages by time. @param still nothing moves for this player: the end stands there at once */
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
