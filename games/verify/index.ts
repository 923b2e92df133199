export type { RecomputedChoice, RecomputedOption } from './choice.ts';
export type { Block, Draw } from './DrawReader.ts';
export { type PublishedGame, readPublishedGame } from './published.ts';
export type { RecomputedLevel } from './level.ts';
export { type LevelChain, type LevelLink, levelChains } from './levelChains.ts';
export type { RecomputedRound, RoundSeeds } from './recompute.ts';
export { RoundRecord } from './record.ts';
export type { JackpotDraw, RecomputedSpin } from './RoundReplay.ts';
export type { RoundDraw } from './RoundDraws.ts';
export { type Check, type Step, type StepName, type Verification, verifyRound } from './verifyRound.ts';
export type { Cell, Win } from './window.ts';
export { TableRecord } from './tables/record.ts';
export type { TableDraw } from './tables/TableDraws.ts';
export {
  type RecomputedTable,
  resultText,
  type TableStep,
  type TableVerification,
  verifyTable,
} from './tables/verifyTable.ts';
export { FishRecord } from './fish/record.ts';
export { type FishStep, type FishVerification, type RecomputedShot, verifyShots } from './fish/verifyShots.ts';
