import type { Clock } from '../Game.ts';

export const frameClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, work) => void setTimeout(work, milliseconds),
  every: (milliseconds, work) => void setInterval(work, milliseconds),
};
