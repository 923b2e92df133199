export type { Block, Draw } from './DrawReader.ts';
export type { LineWin } from './lines.ts';
export { type PublishedGame, readPublishedGame } from './published.ts';
export {
  type JackpotDraw,
  type RecomputedRound,
  type RecomputedSpin,
  recomputeRound,
  type RoundDraw,
  type RoundSeeds,
} from './recompute.ts';
export { RoundRecord } from './record.ts';
export { type Check, type Step, STEP_NAMES, type StepName, type Verification, verifyRound } from './verifyRound.ts';
export { sha256 } from './webCrypto.ts';
