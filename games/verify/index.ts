export type { Block, Draw } from './DrawReader.ts';
export type { LineWin } from './lines.ts';
export { type PublishedGame, readPublishedGame } from './published.ts';
export type { JackpotDraw, RecomputedRound, RecomputedSpin, RoundDraw, RoundSeeds } from './recompute.ts';
export { RoundRecord } from './record.ts';
export { type Check, type Step, type StepName, type Verification, verifyRound } from './verifyRound.ts';
