export { bestBoard, bestSpin, cellsOfWin, heldCoins, heldWindow, payingBoards, showsHold } from './board.ts';
export {
  GAME_CALLS,
  type GameAnswer,
  type GameCallName,
  type GameRequest,
  type Jackpot,
  type SeedView,
  type SessionState,
  type SpinGrant,
} from './calls.ts';
export {
  CannonRequest,
  FireRequest,
  FishPush,
  FishRecord,
  FishRoomView,
  type FishClock,
  type FishSeat,
  type FlyingShot,
  type FreeShot,
  SHOT_REFUSALS,
  ShotResult,
  type ShotRefusal,
} from './fish.ts';
export { GAME_FAILURES, GameFailureBody, type GameFailureCode } from './failures.ts';
export { PortAnswer, PortRequest, PortSeed } from './port.ts';
export { ReplayRound } from './replay.ts';
export {
  type Cell,
  type ChoiceOutcome,
  type Coin,
  type HistoryEntry,
  type HoldOutcome,
  type JackpotHit,
  type LevelOutcome,
  type OptionOutcome,
  type Nudge,
  type Orb,
  RoundChoice,
  RoundState,
  RoundView,
  type SpinOutcome,
  type Tumble,
  type Win,
} from './round.ts';
export {
  BET_REFUSALS,
  type BetRefusal,
  type OwnTableBet,
  TableBetRequest,
  TableRecord,
  type TableRoundView,
  type TableView,
  TakeBackRequest,
} from './table.ts';
