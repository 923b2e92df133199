import { JackpotName } from '#protocol/entities/game.ts';
import type { OwnRound } from '#protocol/entities/round.ts';
import { failField } from '#protocol/failure.ts';
import type { Moment } from '../ports/index.ts';
import type { Reader } from '../ports/store.ts';
import { findPage, type PageRequest } from '../page.ts';
import { taipeiDaySpan } from '../taipei.ts';
import { providerOfRound } from './gameProviders.ts';
import { replayAddress } from './replay.ts';
import { isFree, type RoundRow } from './roundState.ts';
import type { RowOf, Tables } from '../tables.ts';

type Booked = Pick<RoundRow, 'RoundID' | 'GameCode' | 'Bet' | 'Win' | 'Jackpot' | 'CreateTime' | 'GrantID'>;

export function ownRound(
  moment: Moment,
  round: Booked,
  { game, isClosed }: { readonly game: RowOf<Tables['games']>; readonly isClosed: boolean },
): OwnRound {
  const { ports } = moment;
  const { RoundID, GameCode, Bet, Win, CreateTime } = round;
  const found = providerOfRound(ports, RoundID);
  return {
    RoundID,
    GameCode,
    GameNames: game.GameNames,
    Bet,
    ...(isFree(round) && { IsFree: true as const }),
    Win,
    Jackpot: round.Jackpot === '' ? null : JackpotName.parse(round.Jackpot),
    CreateTime,
    Verifiable: found !== undefined && ports.games?.rounds?.publishes(found.provider) === true,
    // A round of a room is of several players, so its game does not replay it.
    ...(isClosed && game.Category === 'slot' && { ReplayURL: replayAddress(moment, RoundID) }),
  };
}

/** The span of a day in Taipei. @throws Failure 100000 if there is no such day */
function spanOf(Day: string): { gte: string; lt: string } {
  const start = Date.parse(`${Day}T00:00:00+08:00`);
  if (Number.isNaN(start)) failField('Day', 'is no day');
  return taipeiDaySpan(start);
}

/** Finished rounds, newest first. */
export async function readOwnRounds(
  db: Reader,
  moment: Moment,
  PlayerID: string,
  {
    GameCode,
    Day,
    ...page
  }: PageRequest & { readonly GameCode?: string | undefined; readonly Day?: string | undefined },
): Promise<{ List: OwnRound[]; Total: number }> {
  const where = {
    PlayerID,
    ...(GameCode !== undefined && { GameCode }),
    ...(Day !== undefined && { CreateTime: spanOf(Day) }),
  };
  const { rows, total } = await findPage(db, 'rounds', { where, order: [['CreateTime', 'desc']] }, page);
  const codes = [...new Set(rows.map((row) => row.GameCode))];
  const games = await db.table('games').getMany(codes.map((code) => [code]));
  const byCode = new Map(games.flatMap((game) => (game === undefined ? [] : [[game.GameCode, game] as const])));
  return {
    List: rows.flatMap((row) => {
      const game = byCode.get(row.GameCode);
      return game === undefined ? [] : [ownRound(moment, row, { game, isClosed: true })];
    }),
    Total: total,
  };
}
