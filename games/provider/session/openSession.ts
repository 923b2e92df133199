import type { GameRequest } from '#games/api/index.ts';
import { ProviderFailure } from '../failure.ts';
import { storeGrants } from '../grants/grants.ts';
import { openPools, placeOf } from '../jackpots/pools.ts';
import { type ProviderPorts, randomHex, timeText } from '../ports.ts';
import { bringForward } from '../round/bringForward.ts';
import { addSeed } from '../seed/seeds.ts';
import type { SessionRow } from '../tables.ts';
import { openDemo } from './openDemo.ts';
import { openLaunch } from './openLaunch.ts';
import { sessionLock } from './requireSession.ts';

/** A longer break ends a sitting: net position and time restart, and a demo gets new coins. */
const SITTING_MS = 30 * 60 * 1000;
const TOKEN_BYTES = 32;
const SEAT_BYTES = 8;

/**
 * Opens a game for the launch token of the platform, or a demo of it. The player's row of the game continues: an open round, the seeds
 * and the pause between stakes survive a new launch. The token of an earlier launch ends. The wallet call of a waiting round is
 * repeated soon.
 *
 * @returns the token for the client's calls
 * @throws ProviderFailure WRONG_SYNTAX, INVALID_LAUNCH, GAME_UNKNOWN, WALLET_UNREACHABLE
 */
export async function openSession(
  ports: ProviderPorts,
  { LaunchToken, OpeningID, Demo, GameCode: code }: GameRequest<'openSession'>,
): Promise<string> {
  if ((LaunchToken === undefined) === (Demo === undefined)) throw new ProviderFailure('WRONG_SYNTAX', 'LaunchToken');
  const {
    SessionID,
    PlayerID,
    Brand,
    GameCode,
    values,
    DemoCoins,
    grants = [],
  } = Demo === undefined
    ? await openLaunch(ports, { token: LaunchToken ?? '', code, openingID: OpeningID })
    : openDemo(ports, Demo, code);
  const version = ports.catalogue.current(GameCode);
  const room = ports.fish?.current(GameCode);
  const isRoom = room !== undefined || ports.tables?.current(GameCode) !== undefined;
  if (!isRoom && version?.variant(values.Variant) === undefined) throw new ProviderFailure('GAME_UNKNOWN', 'GameCode');
  const token = randomHex(ports, TOKEN_BYTES);
  const now = ports.now();
  const opened = { ...values, TokenHash: ports.crypto.sha256(token) };
  const sitting = { Staked: 0, Won: 0, StartTime: timeText(now), DemoCoins };
  await ports.store.transaction(async (tx) => {
    await tx.lock([sessionLock({ SessionID })]);
    const pools = version?.file ?? room?.file;
    if (pools !== undefined) await openPools(tx, placeOf({ Brand, GameCode, Currency: values.Currency }), pools);
    const known = await tx.table('sessions').get(SessionID);
    await storeGrants(tx, SessionID, grants);
    const Seat = known === undefined || known.Seat === '' ? randomHex(ports, SEAT_BYTES) : known.Seat;
    if (known !== undefined) {
      const again = { ...opened, Seat };
      await tx.table('sessions').update({ SessionID }, isSameSitting(known, now) ? again : { ...again, ...sitting });
      await bringForward(tx, known.RoundID, now);
      return;
    }
    const { SeedID } = await addSeed(tx, ports, SessionID);
    const fresh = { RoundID: '', LastStake: 0, LastStakeTime: '', RoomID: '', Seat, ...sitting };
    await tx.table('sessions').insert({ SessionID, PlayerID, Brand, GameCode, SeedID, ...opened, ...fresh });
  });
  return token;
}

function isSameSitting({ LastStakeTime, StartTime }: SessionRow, now: number): boolean {
  const last = LastStakeTime > StartTime ? LastStakeTime : StartTime;
  return now - Date.parse(last) < SITTING_MS;
}
