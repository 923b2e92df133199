import type { ReactNode } from 'react';
import { Celebration, type CelebrationProps } from '../Confetti/Celebration.tsx';
import type { Burst, Cannon } from '../Confetti/cannon.ts';
import { metals } from './CoinShower.css.ts';

export type CoinShowerProps = CelebrationProps;

/** A round coin with a square hole. The hole is drawn in the opposite direction, so that the page is visible through it. */
const COIN = 'M10 0A10 10 0 1 1 10 20A10 10 0 1 1 10 0ZM6.5 6.5V13.5H13.5V6.5Z';
/** Positions along the upper edge, in an irregular order. */
const PLACES = [0.5, 0.15, 0.8, 0.32, 0.66, 0.05, 0.92, 0.44, 0.24, 0.74];

function fall(count: number, each: number, cannon: Cannon): readonly Burst[] {
  const shapes = [cannon.shape(COIN)];
  return Array.from({ length: count }, (_burst, at) => ({
    after: at * 160,
    particleCount: each,
    shapes,
    scalar: 1.9,
    angle: 270,
    spread: 70,
    startVelocity: 14,
    gravity: 1.25,
    decay: 0.95,
    ticks: 220,
    origin: { x: PLACES[at % PLACES.length] ?? 0.5, y: -0.12 },
  }));
}

const kind = {
  name: 'coin-shower',
  colours: metals,
  bursts: (size: 'big' | 'jackpot', cannon: Cannon) => (size === 'big' ? fall(6, 8, cannon) : fall(20, 12, cannon)),
} as const;

/** Drops coins from the upper edge: a few for an envelope, many for a jackpot. */
export function CoinShower(props: CoinShowerProps): ReactNode {
  return <Celebration {...props} kind={kind} />;
}
