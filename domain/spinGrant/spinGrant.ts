import { SPIN_GRANT_STATE, type SpinGrant } from '#protocol/entities/spinGrant.ts';
import { spinGrantChanged } from '#protocol/operations/spinGrant.ts';
import { topicOf } from '../connection/topics.ts';
import { publish } from '../dispatch/publish.ts';
import type { Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';

export type SpinGrantRow = RowOf<Tables['spinGrants']>;
type GameRow = RowOf<Tables['games']>;

/** The house account that pays the stakes of free spins. */
export const SPIN_HOUSE = 'house:spinGrants';

/** The source of free spins in the ledger. Their wins are free gold. */
export const SPIN_SOURCE = 'spinGrant';

export const hasSpinsLeft = ({ Count, Used }: Pick<SpinGrantRow, 'Count' | 'Used'>): boolean => Used < Count;

export const isExpired = ({ ExpireTime }: Pick<SpinGrantRow, 'ExpireTime'>, nowText: string): boolean =>
  ExpireTime <= nowText;

export function describeGrant(
  row: SpinGrantRow,
  { GameNames }: Pick<GameRow, 'GameNames'>,
  nowText: string,
): SpinGrant {
  const { OriginID: _origin, PlayerID: _player, ...rest } = row;
  const { held, used, expired } = SPIN_GRANT_STATE;
  return { ...rest, GameNames, State: !hasSpinsLeft(row) ? used : isExpired(row, nowText) ? expired : held };
}

/** Pushes a new or changed grant to its player. */
export async function publishGrant(tx: Transaction, row: SpinGrantRow, nowText: string): Promise<void> {
  const game = await tx.table('games').get(row.GameCode);
  if (game === undefined) return;
  publish(tx, spinGrantChanged, topicOf.player(row.PlayerID), describeGrant(row, game, nowText));
}
