import { coinsOf } from '#games/maths/index.ts';
import { isFree } from '../grants/grants.ts';
import { recompute } from '../round/outcome.ts';
import type { RoundRow } from '../tables.ts';
import { GOLD, PLAYER, type ProviderWorld } from './providerWorld.ts';

/** All faults after the end of all rounds. The audit knows one player, and pools that no games share. */
export async function audit({ ports, ledger, files }: ProviderWorld): Promise<string[]> {
  const faults: string[] = [];
  const expectEqual = (what: string, found: unknown, wanted: unknown): void => {
    if (found !== wanted) faults.push(`${what} is ${String(found)}, not ${String(wanted)}`);
  };
  const rounds = await ports.store.table('rounds').find({ order: [['RoundID', 'asc']] });
  const taken = rounds.filter(({ State }) => State !== 'refused');
  for (const round of rounds) {
    const { RoundID, State, Win } = round;
    const moved = ledger.played.get(RoundID);
    expectEqual(`${RoundID} is due`, round.DueTime, '');
    expectEqual(`the win of ${RoundID}`, Win, await winOf(ports, round));
    if (State === 'closed') {
      expectEqual(`the stake of ${RoundID}`, moved?.bet, ownStake(round));
      expectEqual(`the paid win of ${RoundID}`, moved?.win, Win);
      expectEqual(`the close of ${RoundID}`, ledger.closed.has(RoundID), true);
    } else {
      expectEqual(`the state of ${RoundID}`, State, 'refused');
      expectEqual(`the move of ${RoundID}`, moved, undefined);
    }
  }
  const staked = taken.reduce((total, round) => total + ownStake(round), 0);
  const won = taken.reduce((total, round) => total + round.Win, 0);
  expectEqual('rounds that moved', ledger.played.size, taken.length);
  expectEqual('the gold', ledger.goldOf(PLAYER), GOLD - staked + won);
  const sessions = await ports.store.table('sessions').find();
  const total = (column: 'Staked' | 'Won') => sessions.reduce((found, session) => found + session[column], 0);
  // A later sitting of a session counts from zero.
  const isOneSitting = sessions.every(({ SessionID, StartTime }) =>
    rounds.every((round) => round.SessionID !== SessionID || round.CreateTime >= StartTime),
  );
  if (isOneSitting) {
    expectEqual('staked', total('Staked'), staked);
    expectEqual('won', total('Won'), won);
  }
  for (const { code, jackpots } of files)
    for (const { name, pool: shared, seed, contribution } of jackpots) {
      const [pool] = await ports.store.table('jackpots').find({ where: { GameCode: code, Name: name } });
      if (shared !== undefined || pool === undefined) continue;
      const ofGame = taken.filter(({ GameCode }) => GameCode === code);
      const hits = ofGame.flatMap(({ Jackpots }) => Jackpots).filter(({ Name }) => Name === name);
      const paid = hits.reduce((found, { Coins }) => found + Coins - seed, 0);
      const fed = ofGame.reduce((found, { Stake }) => found + Stake, 0);
      expectEqual(`${name} of ${code}`, pool.Amount, (seed - paid) * 1_000_000 + fed * contribution);
    }
  return [...faults, ...(await levelFaults(ports, rounds)), ...(await nonceFaults(ports, rounds))];
}

/** The gold that the player pays for a round. */
const ownStake = (round: RoundRow): number => (isFree(round) ? 0 : round.Stake);

/** The win of a round by its seeds alone, plus the jackpots that are hit. */
async function winOf(ports: ProviderWorld['ports'], round: RoundRow): Promise<number | undefined> {
  const seed = await ports.store.table('seeds').get(round.SeedID);
  const outcome = seed === undefined ? undefined : recompute(ports, round, seed.ServerSeed);
  if (outcome === undefined) return undefined;
  const names = round.Jackpots.map(({ Name }) => Name);
  if (names.join() !== outcome.jackpots.join()) return undefined;
  return round.Jackpots.reduce((total, { Coins }) => total + Coins, coinsOf(outcome.pay, round.Stake));
}

/** The levels of each session and stake are a chain: a round begins with the level after the one before, and its seeds give the next one. */
async function levelFaults(ports: ProviderWorld['ports'], rounds: readonly RoundRow[]): Promise<string[]> {
  const faults: string[] = [];
  const reached = new Map<string, number>();
  for (const round of rounds) {
    const { RoundID, SessionID, Stake, SeedID, State, Maths, Level, LevelAfter } = round;
    if (ports.catalogue.version(Maths)?.file.level === undefined) continue;
    const place = `${SessionID} at ${Stake}`;
    const before = reached.get(place) ?? 0;
    if (Level !== before) faults.push(`the level before ${RoundID} is ${Level}, not ${before}`);
    const seed = await ports.store.table('seeds').get(SeedID);
    const after = seed && recompute(ports, round, seed.ServerSeed)?.level?.after;
    if (LevelAfter !== after) faults.push(`the level after ${RoundID} is ${LevelAfter}, not ${String(after)}`);
    reached.set(place, State === 'refused' ? before : LevelAfter);
  }
  for (const { SessionID, Stake, Level } of await ports.store.table('levels').find()) {
    const last = reached.get(`${SessionID} at ${Stake}`) ?? 0;
    if (Level !== last) faults.push(`the level of ${SessionID} at ${Stake} is ${Level}, not ${last}`);
  }
  return faults;
}

/** The nonces of each seed count its rounds without a gap. */
async function nonceFaults({ store }: ProviderWorld['ports'], rounds: readonly RoundRow[]): Promise<string[]> {
  const seeds = await store.table('seeds').find();
  return seeds.flatMap(({ SeedID, NonceUsed }) => {
    const nonces = rounds.filter((round) => round.SeedID === SeedID).map(({ Nonce }) => Nonce);
    const wanted = Array.from({ length: NonceUsed }, (_, index) => index + 1);
    return nonces.toSorted((a, b) => a - b).join() === wanted.join()
      ? []
      : [`the nonces of ${SeedID}: ${nonces.join()}`];
  });
}
