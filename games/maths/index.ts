export { blockMessage } from './draws/blockMessage.ts';
export { type BlockSource, DrawStream } from './draws/DrawStream.ts';
export { RareSeeds } from './rareSeeds.ts';
export { coinsOf, contributionOf } from './features/jackpots.ts';
export { choiceMeanFaults } from './cycle/choiceMeanFaults.ts';
export { mathsFaults } from './game/faults.ts';
export { reelsOf } from './game/fileParts.ts';
export type { LevelRule } from './game/levelSchema.ts';
export { type JackpotRule, MathsFile } from './game/schema.ts';
export { slotGame, type SlotGame } from './game/SlotGame.ts';
export type { RoundOutcome, SpinOutcome, Win } from './round/outcome.ts';
export { playRound, type RoundContext } from './round/playRound.ts';
export { LASTING_COINS, LONGEST_CHAIN, SheetFile, type SheetVariant } from './sheet/schema.ts';
export { sheetOf } from './sheet/sheetOf.ts';
export { cannonOf, flyOn, type Target } from './fish/flight.ts';
export { frozen, type PathClock, pathTimeAt } from './fish/pathClock.ts';
export { FIELD, Paths, placeAt, type Point, type SwimmingFish } from './fish/paths.ts';
export { FishFile } from './fish/schema.ts';
export { hitChance, playShot, type ShotOutcome } from './fish/shot.ts';
export { tableMessage } from './draws/tableMessage.ts';
export { TableFile } from './tables/schema.ts';
export { coinsAtRisk } from './tables/coinsAtRisk.ts';
export { OutcomeTotals } from './tables/OutcomeTotals.ts';
export { returnedCoins, type Stakes } from './tables/returnedCoins.ts';
export {
  type DrawnRound,
  type TableResult,
  type TableRules,
  tableRules,
} from './tables/tableRules.ts';
