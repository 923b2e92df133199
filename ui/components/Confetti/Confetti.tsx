import type { ReactNode } from 'react';
import type { Burst } from './cannon.ts';
import { Celebration, type CelebrationProps } from './Celebration.tsx';
import { paper } from './Confetti.css.ts';

export type ConfettiProps = CelebrationProps;

/** Throws from both lower corners towards the middle. */
const pair = (after: number, particleCount: number): readonly Burst[] => [
  { after, particleCount, angle: 60, spread: 62, origin: { x: 0, y: 0.9 }, startVelocity: 52, ticks: 180 },
  { after, particleCount, angle: 120, spread: 62, origin: { x: 1, y: 0.9 }, startVelocity: 52, ticks: 180 },
];

const kind = {
  name: 'confetti',
  colours: paper,
  bursts: (size: 'big' | 'jackpot') =>
    size === 'big'
      ? pair(0, 60)
      : [
          ...[0, 500, 1_000, 1_500].flatMap((after) => pair(after, 70)),
          { after: 250, particleCount: 120, spread: 360, startVelocity: 32, origin: { x: 0.5, y: 0.4 }, ticks: 220 },
        ],
} as const;

/** Throws paper from both sides for a big win, repeatedly for a jackpot. */
export function Confetti(props: ConfettiProps): ReactNode {
  return <Celebration {...props} kind={kind} />;
}
