import { blockMessage, DrawStream, type FishFile, playShot } from '#games/maths/index.ts';
import { nodeCrypto } from '../node/nodeCrypto.ts';
import type { FishShotRow, FishWindowRow, SeedRow } from '../tables.ts';
import { FISH_GOLD, type FishWorld, PLAYERS } from './fishWorld.ts';

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** All faults of a room after the end of all windows. */
export async function auditFish({ ports, ledger, version }: FishWorld): Promise<string[]> {
  const faults: string[] = [];
  const expectEqual = (what: string, found: unknown, wanted: unknown): void => {
    if (String(found) !== String(wanted)) faults.push(`${what} is ${String(found)}, not ${String(wanted)}`);
  };
  const { store } = ports;
  const windows = await store.table('fishWindows').find();
  const shots = await store.table('fishShots').find();
  const seeds = await store.table('seeds').find();
  const sessions = await store.table('sessions').find();
  const known = new Set(windows.map(({ WindowID }) => `${WindowID}:bet`));
  for (const transaction of ledger.bets.keys())
    if (!known.has(transaction)) faults.push(`${transaction} is not stored`);
  const net = new Map<string, number>();
  for (const window of windows) {
    const { WindowID, SessionID, State, DueTime, Shot, Shots, Fired, Win } = window;
    const own = shots.filter((shot) => shot.WindowID === WindowID);
    const bet = ledger.bets.get(`${WindowID}:bet`);
    const isHeld = bet?.status === 'RS_OK' && !bet.isReturned;
    expectEqual(`${WindowID} is due`, DueTime, '');
    if (State !== 'closed' && State !== 'refused') faults.push(`${WindowID} is ${State}`);
    faults.push(...windowFaults(window, own));
    if (!isHeld) {
      expectEqual(`the shots of ${WindowID} without a hold`, own.length, 0);
      continue;
    }
    expectEqual(`the close of ${WindowID}`, ledger.closed.has(WindowID), true);
    expectEqual(`the win of ${WindowID}`, bet.win, Win);
    expectEqual(`the returned part of ${WindowID}`, bet.returned, (Shots - Fired) * Shot);
    net.set(SessionID, (net.get(SessionID) ?? 0) + Win - Fired * Shot);
  }
  for (const { SessionID, PlayerID, Staked, Won } of sessions) {
    const own = shots.filter((shot) => shot.SessionID === SessionID);
    expectEqual(
      `staked by ${SessionID}`,
      Staked,
      sum(own, ({ Stake }) => Stake),
    );
    expectEqual(
      `won by ${SessionID}`,
      Won,
      sum(own, ({ Win }) => Win),
    );
    expectEqual(`the gold of ${PlayerID}`, ledger.goldOf(PlayerID), FISH_GOLD + (net.get(SessionID) ?? 0));
  }
  expectEqual('the number of players', PLAYERS.length >= sessions.length, true);
  for (const shot of shots) {
    const { SeedID, Nonce, Fish, Stake, Multiple, Jackpots, ClientShotID, WindowID } = shot;
    const seed = seeds.find((each) => each.SeedID === SeedID);
    const { ClientSeed = '' } = windows.find((each) => each.WindowID === WindowID) ?? {};
    const draws = new DrawStream((cursor) =>
      nodeCrypto.hmac(seed?.ServerSeed ?? '', blockMessage(ClientSeed, Nonce, cursor)),
    );
    const { multiple, jackpots } = playShot(version.file, Fish, Stake, draws);
    expectEqual(`the multiple of ${ClientShotID}`, Multiple, multiple);
    expectEqual(`the pools of ${ClientShotID}`, Jackpots.map(({ Name }) => Name).join(), jackpots.join());
  }
  for (const { SeedID, NonceUsed } of seeds)
    expectEqual(`the nonces of ${SeedID}`, shots.filter((shot) => shot.SeedID === SeedID).length, NonceUsed);
  const caught = shots.filter(({ Multiple }) => Multiple > 0).map(({ FishID }) => FishID);
  expectEqual('the fish that were caught', new Set(caught).size, caught.length);
  return faults;
}

/** The faults of a window that its shots show. */
export function windowFaults(
  { WindowID, Fired, Shots, Win, BestWin }: FishWindowRow,
  own: readonly FishShotRow[],
): string[] {
  const faults: string[] = [];
  if (own.length !== Fired) faults.push(`${WindowID} has ${own.length} shots, not ${Fired}`);
  if (Fired > Shots) faults.push(`${WindowID} fired ${Fired} of ${Shots}`);
  if (sum(own, (shot) => shot.Win) !== Win) faults.push(`the win of ${WindowID}`);
  if (Math.max(0, ...own.map((shot) => shot.Win)) !== BestWin) faults.push(`the best win of ${WindowID}`);
  return faults;
}

/** The faults of a shot, which is drawn again from its seeds. */
export function shotFaults(
  file: FishFile | undefined,
  seed: Pick<SeedRow, 'ServerSeed'> | undefined,
  { ClientSeed }: Pick<FishWindowRow, 'ClientSeed'>,
  { ShotID, Nonce, Fish, Stake, Multiple, Jackpots, Win }: FishShotRow,
): string[] {
  if (file === undefined || seed === undefined) return [`${ShotID} has no rules or no seed`];
  const draws = new DrawStream((cursor) => nodeCrypto.hmac(seed.ServerSeed, blockMessage(ClientSeed, Nonce, cursor)));
  const drawn = playShot(file, Fish, Stake, draws);
  const names = Jackpots.map(({ Name }) => Name).join();
  const isDrawn = Multiple === drawn.multiple && names === drawn.jackpots.join();
  const isPaid = Win === Multiple * Stake + sum(Jackpots, ({ Coins }) => Coins);
  return isDrawn && isPaid ? [] : [`${ShotID} does not follow from its seeds`];
}
