import { JackpotName } from '#protocol/entities/game.ts';
import { type HonorRecord, Pinned } from '#protocol/entities/honor.ts';
import type { Reader } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';

type HonorRow = RowOf<Tables['honors']>;

/** The records of honors, with the prizes of their rounds. If the round is removed, the prize is missing. */
export async function serializeHonors(db: Reader, rows: readonly HonorRow[], SiteID: string): Promise<HonorRecord[]> {
  const rounds = await db.table('rounds').getMany(rows.map(({ RoundID }) => [RoundID]));
  return rows.map((row, at) => serializeHonor(row, rounds[at]?.Jackpot ?? '', SiteID));
}

function serializeHonor(
  { ID, Win, Bet, CreateTime, PlayerID, Provider, GameCode, RoundID, MachineNo, ...row }: HonorRow,
  Jackpot: string,
  SiteID: string,
): HonorRecord {
  return {
    ID,
    Win,
    Bet,
    CreateTime,
    Pinned: Pinned.parse(row.Pinned),
    PlayerID,
    SiteID,
    GameInfo: { Provider, GameID: GameCode },
    RoundID,
    MachineNo,
    ...(Jackpot !== '' && { Jackpot: JackpotName.parse(Jackpot) }),
  };
}
