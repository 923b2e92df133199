import { blockMessage, DrawStream, playShot } from '#games/maths/index.ts';
import type { JackpotName } from '#protocol/wallet/index.ts';
import { feedJackpots, placeOf, takeJackpots } from '../jackpots/pools.ts';
import { type ProviderPorts, type ProviderTransaction, timeText } from '../ports.ts';
import { highestPrize } from '../round/prizes.ts';
import { seedOf } from '../seed/seeds.ts';
import { sessionLock } from '../session/requireSession.ts';
import type { FishShotRow, FishWindowRow } from '../tables.ts';
import { stateOfWindow } from './states.ts';

/** A shot that met a fish. */
export interface Meeting {
  readonly ShotID: string;
  readonly ClientShotID: string;
  readonly WindowID: string;
  readonly SessionID: string;
  readonly FishID: number;
  readonly Fish: string;
}

/**
 * Decides shots in the order in which they met their fish, and stores their results. A shot costs nothing if an earlier shot has caught its
 * fish, or if its window takes no shot any more.
 *
 * @param meetings of one room
 * @returns the stored shots; those that cost nothing are missing
 */
export async function decideShots(
  tx: ProviderTransaction,
  ports: Pick<ProviderPorts, 'now' | 'crypto' | 'fish'>,
  meetings: readonly Meeting[],
): Promise<readonly FishShotRow[]> {
  await tx.lock([...new Set(meetings.map(sessionLock))].toSorted());
  const decided: FishShotRow[] = [];
  for (const meeting of meetings) {
    if (decided.some(({ FishID, Multiple }) => FishID === meeting.FishID && Multiple > 0)) continue;
    const shot = (await tx.table('fishShots').get(meeting.ShotID)) ?? (await decideShot(tx, ports, meeting));
    if (shot !== undefined) decided.push(shot);
  }
  return decided;
}

async function decideShot(
  tx: ProviderTransaction,
  { now, crypto, fish }: Pick<ProviderPorts, 'now' | 'crypto' | 'fish'>,
  { ShotID, ClientShotID, WindowID, SessionID, FishID, Fish }: Meeting,
): Promise<FishShotRow | undefined> {
  const window = await tx.table('fishWindows').get(WindowID);
  const file = window && fish?.version(window.Rules)?.file;
  if (window === undefined || file === undefined) return undefined;
  if (stateOfWindow(window) !== 'open' || window.Fired >= window.Shots) return undefined;
  const session = await tx.table('sessions').get(SessionID);
  if (session === undefined) return undefined;
  const { SeedID, ClientSeed, Shot: Stake, RoomID, Seat } = window;
  const { ServerSeed, NonceUsed } = await seedOf(tx, { SeedID });
  const Nonce = NonceUsed + 1;
  const draws = new DrawStream((cursor) => crypto.hmac(ServerSeed, blockMessage(ClientSeed, Nonce, cursor)));
  const { multiple: Multiple, jackpots } = playShot(file, Fish, Stake, draws);
  const place = placeOf(session);
  await feedJackpots(tx, place, file, Stake);
  const Jackpots = await takeJackpots(tx, place, file, jackpots);
  const Win = Jackpots.reduce((sum, { Coins }) => sum + Coins, Multiple * Stake);
  const CreateTime = timeText(now());
  const ids = { ShotID, ClientShotID, WindowID, RoomID, SessionID, Seat, SeedID };
  const shot: FishShotRow = { ...ids, Nonce, FishID, Fish, Stake, Multiple, Win, Jackpots, CreateTime };
  await tx.table('fishShots').insert(shot);
  await tx.table('seeds').update({ SeedID }, { NonceUsed: Nonce });
  await tx.table('fishWindows').update({ WindowID }, fired(window, shot));
  await tx.table('sessions').update({ SessionID }, { LastStake: Stake, LastStakeTime: CreateTime });
  await tx.table('sessions').addEach([{ key: [SessionID], deltas: { Staked: Stake, Won: Win } }]);
  return shot;
}

/** The window after a shot. */
function fired(window: FishWindowRow, { Win, Jackpots }: FishShotRow): Partial<FishWindowRow> {
  const names: string[] = [...(window.Prize === '' ? [] : [window.Prize]), ...Jackpots.map(({ Name }) => Name)];
  const Prize: JackpotName | '' = highestPrize({ jackpots: names, spins: [] });
  return {
    Fired: window.Fired + 1,
    Win: window.Win + Win,
    BestWin: Math.max(window.BestWin, Win),
    Prize,
  };
}
