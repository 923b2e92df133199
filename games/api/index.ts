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
export { Emote } from './emote.ts';
export {
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
export {
  FISH_CALLS,
  type FishAnswerOf,
  type FishCallName,
  type FishRequestOf,
  FishRoomPush,
  FishRoomState,
  type OwnFish,
} from './fishRoom.ts';
export { GAME_FAILURES, GameFailureBody, type GameFailureCode } from './failures.ts';
export { HISTORY_RESULTS, mergeTable } from './mergeTable.ts';
export { FromRoomPort, PortAnswer, PortRequest, PortSeed, ToRoomPort } from './port.ts';
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
  type EndedRound,
  EnterRequest,
  type JoinState,
  type OwnTable,
  ROOM_CALLS,
  ROOM_CLOSE,
  ROOM_FAILURES,
  ROOM_LIMITS,
  ROOM_REFUSALS,
  RoomAnswer,
  type RoomAnswerOf,
  type RoomCallName,
  RoomFailureBody,
  RoomPush,
  type RoomRefusal,
  RoomRequest,
  type RoomRequestOf,
  type SeatView,
  type SharedTable,
  type TablePush,
  type TableState,
} from './room.ts';
export {
  BET_REFUSALS,
  type BetRefusal,
  type OwnTableBet,
  type SeatChips,
  TableBetRequest,
  TableRecord,
  type TableRoundHead,
  type TableRoundView,
  type TableView,
  TakeBackRequest,
} from './table.ts';
