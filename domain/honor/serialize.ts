import { type HonorRecord, Pinned } from '#protocol/entities/honor.ts';
import type { RowOf, Tables } from '../tables.ts';

export const serializeHonor = (
  { ID, Win, Bet, CreateTime, PlayerID, Provider, GameCode, RoundID, MachineNo, ...row }: RowOf<Tables['honors']>,
  SiteID: string,
): HonorRecord => ({
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
});
