import type { FishRoomView, FishSeat } from '#games/api/index.ts';
import type { RoomTransportState } from '../../transport/room/RoomTransport.ts';

export interface FishState {
  /** `opening`: the room is not entered yet. */
  readonly phase: 'opening' | 'playing';
  readonly connection: RoomTransportState;
  readonly currency: string;
  readonly seats: readonly FishSeat[];
  readonly pools: FishRoomView['Pools'];
  /** The player's own seat. Undefined without one. */
  readonly seat: number | undefined;
  readonly cannons: readonly number[];
  readonly cannon: number;
  /** Undefined if the wallet did not answer. */
  readonly balance: number | undefined;
  /** Coins of shots that have no result yet. */
  readonly flying: number;
  readonly staked: number;
  readonly won: number;
  readonly shots: number;
  /** When the player sat down, in milliseconds since 1970. */
  readonly startTime: number;
  /** Whether shots follow the chosen fish. */
  readonly isLocking: boolean;
  /** The chosen fish. */
  readonly target: number | undefined;
  /** The paths are slow until this moment of the server, and can be frozen from the other one on. */
  readonly slowUntil: number;
  readonly freezeAt: number;
  /** A code of `SHOT_REFUSALS` or of the room, until the player acts. */
  readonly problem: string | undefined;
  /** Whether the last press was too early. */
  readonly isTooFast: boolean;
}

export const OPENING: FishState = {
  phase: 'opening',
  connection: { kind: 'idle' },
  currency: 'GOLD',
  seats: [],
  pools: [],
  seat: undefined,
  cannons: [],
  cannon: 0,
  balance: undefined,
  flying: 0,
  staked: 0,
  won: 0,
  shots: 0,
  startTime: 0,
  isLocking: false,
  target: undefined,
  slowUntil: 0,
  freezeAt: 0,
  problem: undefined,
  isTooFast: false,
};

/** The place of a seat on the screen: 0 is the own one, below at the left. 1 is below at the right, 2 and 3 are above. */
export const slotOf = (seat: number, own: number | undefined): number => seat ^ (own ?? 0);

/** Coins that the player can fire. */
export const shownBalance = ({ balance, flying }: FishState): number | undefined =>
  balance === undefined ? undefined : Math.max(0, balance - flying);

export const netOf = ({ won, staked }: FishState): number => won - staked;
