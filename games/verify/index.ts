export type { RecomputedChoice, RecomputedOption } from './choice.ts';
export type { Block, Draw } from './DrawReader.ts';
export { type PublishedGame, readPublishedGame } from './published.ts';
export type { RecomputedRound, RoundSeeds } from './recompute.ts';
export { RoundRecord } from './record.ts';
export type { JackpotDraw, RecomputedSpin } from './RoundReplay.ts';
export type { RoundDraw } from './RoundDraws.ts';
export { type Check, type Step, type StepName, type Verification, verifyRound } from './verifyRound.ts';
export type { Cell, Win } from './window.ts';
