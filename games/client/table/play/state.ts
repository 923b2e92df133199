import type { SharedTable, TableState } from '#games/api/index.ts';
import type { RoomTransportState } from '../../transport/room/RoomTransport.ts';
import { addCoins, type Coins, NO_COINS, sumOf } from './coins.ts';

/**
 * `opening`: the table is not entered yet. `waiting`: it has no round. `closing`: no more bets, and no result yet. `showing`: the result is
 * dealt. `shown`: it lies on the table.
 */
export type Phase = 'opening' | 'waiting' | 'betting' | 'closing' | 'showing' | 'shown';

export interface PlayState {
  readonly phase: Phase;
  readonly connection: RoomTransportState;
  /** The table as the player sees it. While a result is dealt, the player's own part is that of before. */
  readonly table: TableState | undefined;
  /** The coins of the chosen chip. */
  readonly chip: number;
  /** Chips that the player laid and did not confirm. */
  readonly placed: Coins;
  /** Confirmed chips without an answer of the wallet. */
  readonly sent: Coins;
  /** The bets of the last round with bets. */
  readonly last: Coins;
  /** A code of `BET_REFUSALS` or of the room, until the player acts. */
  readonly problem: string | undefined;
  /** The client seed of the next bets. Without it, each bet has a random one. */
  readonly seed: string | undefined;
  /** The client seed of the last bet. */
  readonly usedSeed: string | undefined;
  /** The round whose result was shown last. */
  readonly shown: string | undefined;
  /** The places of the own bets of the drawn round, which lie on the table until the next one. */
  readonly played: Coins;
  /** Whether a bet can be taken back. */
  readonly canTakeBack: boolean;
  readonly isTakingBack: boolean;
}

export const OPENING: PlayState = {
  phase: 'opening',
  connection: { kind: 'idle' },
  table: undefined,
  chip: 0,
  placed: NO_COINS,
  sent: NO_COINS,
  last: NO_COINS,
  problem: undefined,
  seed: undefined,
  usedSeed: undefined,
  shown: undefined,
  played: NO_COINS,
  canTakeBack: false,
  isTakingBack: false,
};

const STANDING: ReadonlySet<string> = new Set(['taken', 'paying', 'paid']);

/** The player's coins on the table that the wallet took. */
export const confirmedOf = ({ table }: Pick<PlayState, 'table'>): Coins =>
  addCoins(...(table?.Own.Bets ?? []).filter(({ State }) => STANDING.has(State)).map(({ Places }) => Places));

/** The player's coins of the round, confirmed or not. */
export const stakedOf = (state: PlayState): number =>
  sumOf(state.placed) + sumOf(state.sent) + sumOf(confirmedOf(state));

/** Won and staked coins since the player sat down, and the coins that lie in a round without a result. */
export function positionOf(state: PlayState): number {
  if (state.table === undefined) return 0;
  const { Won, Staked } = state.table.Own;
  const isOpen = state.phase !== 'shown';
  return Won - Staked - (isOpen ? sumOf(confirmedOf(state)) : 0);
}

/** The results that the player has seen, the newest first. */
export function seenHistory({ phase, table }: Pick<PlayState, 'phase' | 'table'>): SharedTable['History'] {
  const history = table?.Shared.History ?? [];
  const isHidden = phase === 'showing' && history[0]?.TableRoundID === table?.Shared.Round?.TableRoundID;
  return isHidden ? history.slice(1) : history;
}

/** Coins and players on each place. */
export function poolsOf(table: TableState | undefined): ReadonlyMap<string, { coins: number; players: number }> {
  const pools = new Map<string, { coins: number; players: number }>();
  for (const { Places } of table?.Shared.Chips ?? [])
    for (const [place, coins] of Object.entries(Places)) {
      const pool = pools.get(place) ?? { coins: 0, players: 0 };
      pools.set(place, { coins: pool.coins + coins, players: pool.players + 1 });
    }
  return pools;
}

/** Chips of other players that a place shows. */
const MOST_OTHERS = 3;

/** The stakes of other players on each place, the greatest first. */
export function othersOf(table: TableState | undefined): ReadonlyMap<string, readonly number[]> {
  const others = new Map<string, number[]>();
  for (const { SeatID, Places } of table?.Shared.Chips ?? [])
    if (SeatID !== table?.SeatID)
      for (const [place, coins] of Object.entries(Places)) others.set(place, [...(others.get(place) ?? []), coins]);
  for (const [place, stakes] of others)
    others.set(place, stakes.toSorted((one, other) => other - one).slice(0, MOST_OTHERS));
  return others;
}
