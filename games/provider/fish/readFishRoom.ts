import type { FishRoomView, ShotResult } from '#games/api/index.ts';
import { placeOf, readPools } from '../jackpots/pools.ts';
import { type ProviderPorts, timeText } from '../ports.ts';
import type { FishShotRow, SessionRow } from '../tables.ts';
import type { FishVersion } from './fishCatalogue.ts';

/** The results of this time are sent again after a reconnect. */
const RECENT_MS = 60_000;

export const resultOf = (shot: FishShotRow): ShotResult => {
  const { ClientShotID, Seat, FishID, Fish, Stake, Nonce, Multiple, Win, Jackpots } = shot;
  return { ShotID: ClientShotID, Seat, FishID, Fish, Stake, Nonce, Multiple, Win, Jackpots: [...Jackpots] };
};

type StoredParts = Pick<FishRoomView, 'Pools'> & { readonly Own: Omit<FishRoomView['Own'], 'Seat'> };

/** The stored parts of a room as a player sees it. */
export function readFishRoom(
  { store, now }: Pick<ProviderPorts, 'store' | 'now'>,
  { file }: FishVersion,
  { SessionID }: Pick<SessionRow, 'SessionID'>,
): Promise<StoredParts> {
  return store.readConsistently(async (reader) => {
    const session = await reader.table('sessions').get(SessionID);
    if (session === undefined) throw new Error(`there is no session ${SessionID}`);
    const { Staked, Won, StartTime, MinBet, MaxBet } = session;
    const shots = reader.table('fishShots');
    const CreateTime = { gte: timeText(now() - RECENT_MS) };
    const recent = await shots.find({ where: { SessionID, CreateTime }, order: [['CreateTime', 'asc']] });
    return {
      Pools: await readPools(reader, placeOf(session), file),
      Own: {
        Cannons: file.cannons.filter((cannon) => cannon >= MinBet && cannon <= MaxBet),
        Staked,
        Won,
        Shots: await shots.count({ SessionID, CreateTime: { gte: StartTime } }),
        StartTime,
        Recent: recent.map(resultOf),
      },
    };
  });
}
