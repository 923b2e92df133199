import { join } from 'node:path';
import type { Store as PlatformStore } from '#domain/ports/store.ts';
import type { RoundView } from '#games/api/index.ts';
import { coinsOf, contributionOf } from '#games/maths/index.ts';
import { nodeCrypto } from '#games/provider/node/nodeCrypto.ts';
import type { Catalogue } from '#games/provider/catalogue.ts';
import { recompute } from '#games/provider/round/outcome.ts';
import { chosenIn, isByDefault, isLong } from '#games/provider/round/states.ts';
import type { ProviderTables, RoundRow, SeedRow } from '#games/provider/tables.ts';
import type { Store } from '#store/port.ts';
import { readCatalogue } from '../../catalogue/readCatalogue.ts';

const COIN = 1_000_000;
/** The platform's ids of the provider's rounds. */
const PREFIX = 'studio:';
const CATALOGUE = join(import.meta.dirname, '../../../catalogue');

export interface RoundsAudit {
  readonly faults: readonly string[];
  readonly rounds: number;
  readonly refused: number;
  /** Rounds with a feature. */
  readonly long: number;
  /** Rounds with a choice, and those of them that took the default without their player. */
  readonly choices: number;
  readonly byDefault: number;
  /** Each player's winnings minus stakes, by the provider's rounds. */
  readonly net: ReadonlyMap<string, number>;
}

/**
 * Compares the rounds of both databases once all have ended: each round ended once, its win follows from its seed, and the platform booked
 * its stake and win once, or gave the stake back. Every answer to a player is stored.
 */
export async function auditRounds(
  provider: Pick<Store<ProviderTables>, 'table'>,
  platform: Pick<PlatformStore, 'table'>,
  acknowledged: ReadonlyMap<string, RoundView>,
  folder = CATALOGUE,
): Promise<RoundsAudit> {
  const faults: string[] = [];
  const expectEqual = (what: string, found: unknown, wanted: unknown): void => {
    if (found !== wanted) faults.push(`${what} is ${String(found)}, not ${String(wanted)}`);
  };
  const rounds = await provider.table('rounds').find();
  const seeds = new Map((await provider.table('seeds').find()).map((seed) => [seed.SeedID, seed]));
  const { catalogue } = readCatalogue(folder);
  const calls = await callsOfRounds(platform);
  const booked = new Map(
    (await platform.table('rounds').find({ where: { RoundID: { like: `${PREFIX}%` } } })).map((row) => [
      row.RoundID,
      row,
    ]),
  );
  const net = new Map<string, number>();
  let long = 0;
  let choices = 0;
  let byDefault = 0;
  for (const round of rounds) {
    const { RoundID, Stake, Win, State, SessionID } = round;
    const ServerSeed = seeds.get(round.SeedID)?.ServerSeed ?? '';
    const outcome = recompute({ crypto: nodeCrypto, catalogue }, round, ServerSeed);
    const hits = round.Jackpots.reduce((sum, { Coins }) => sum + Coins, 0);
    expectEqual(`the win of ${RoundID}`, Win, coinsOf(outcome?.pay ?? Number.NaN, Stake) + hits);
    expectEqual(`the due time of ${RoundID}`, round.DueTime, '');
    const row = booked.get(`${PREFIX}${RoundID}`);
    if (State === 'refused') {
      expectEqual(`the booking of the refused ${RoundID}`, row, undefined);
      continue;
    }
    expectEqual(`the state of ${RoundID}`, State, 'closed');
    expectEqual(`the booked stake of ${RoundID}`, row?.Bet, Stake);
    expectEqual(`the booked win of ${RoundID}`, row?.Win, Win);
    const hasFeature = outcome !== undefined && isLong(outcome);
    if (hasFeature) long += 1;
    if (outcome?.choice !== undefined) choices += 1;
    if (isByDefault(round)) byDefault += 1;
    expectEqual(`whether ${RoundID} has chosen`, chosenIn(round) !== undefined, outcome?.choice !== undefined);
    expectEqual(`the calls of ${RoundID}`, calls.get(`${PREFIX}${RoundID}`), hasFeature ? 'bet win' : 'play');
    const PlayerID = SessionID.split(':')[2] ?? '';
    expectEqual(`the player of ${RoundID}`, row?.PlayerID, PlayerID);
    net.set(PlayerID, (net.get(PlayerID) ?? 0) + Win - Stake);
  }
  const taken = rounds.filter(({ State }) => State !== 'refused');
  expectEqual('booked rounds', booked.size, taken.length);
  const moved = await movedGold(platform);
  for (const PlayerID of new Set([...net.keys(), ...moved.keys()]))
    expectEqual(`the gold that rounds moved for ${PlayerID}`, moved.get(PlayerID) ?? 0, net.get(PlayerID) ?? 0);
  faults.push(...acknowledgedFaults(rounds, acknowledged), ...nonceFaults(rounds, [...seeds.values()]));
  faults.push(...(await poolFaults(provider, taken, catalogue)));
  return { faults, rounds: rounds.length, refused: rounds.length - taken.length, long, choices, byDefault, net };
}

/** The accepted calls that moved gold, by the platform's id of their round. */
async function callsOfRounds(platform: Pick<PlatformStore, 'table'>): Promise<ReadonlyMap<string, string>> {
  const Call = { in: ['bet', 'play', 'win'] };
  const where = { Call, Status: 'RS_OK' };
  const calls = new Map<string, string>();
  for (const each of await platform.table('walletTransactions').find({ where, order: [['Call', 'asc']] }))
    calls.set(each.RoundID, [calls.get(each.RoundID), each.Call].filter((call) => call !== undefined).join(' '));
  return calls;
}

/** The gold that the ledger moved for rounds of the provider, by player. */
async function movedGold(platform: Pick<PlatformStore, 'table'>): Promise<ReadonlyMap<string, number>> {
  const moved = new Map<string, number>();
  const TransferID = { like: `round:${PREFIX}%` };
  for (const entry of await platform.table('entries').find({ where: { TransferID, Owner: { like: 'player:%' } } })) {
    const PlayerID = entry.Owner.replace('player:', '');
    moved.set(PlayerID, (moved.get(PlayerID) ?? 0) + entry.Amount);
  }
  return moved;
}

/** Rounds that a player saw are stored with the same result. A choice that the player saw answered counts. */
function acknowledgedFaults(rounds: readonly RoundRow[], acknowledged: ReadonlyMap<string, RoundView>): string[] {
  const stored = new Map(rounds.map((round) => [round.RoundID, round]));
  return [...acknowledged.values()].flatMap(({ RoundID, Result, Choice, Nonce, SeedID }) => {
    const row = stored.get(RoundID);
    // A choice adds to the win of its round.
    const waited = Choice !== undefined && Choice.Chosen === undefined;
    const isSame =
      row?.Nonce === Nonce &&
      row.SeedID === SeedID &&
      (Result === undefined || waited || row.Win === Result.Win) &&
      (Choice?.Chosen === undefined || row.Chosen === Choice.Chosen);
    return isSame ? [] : [`the round ${RoundID}, which its player saw, is lost or changed`];
  });
}

/** The nonces of each seed count its rounds without a gap. */
function nonceFaults(rounds: readonly RoundRow[], seeds: readonly SeedRow[]): string[] {
  const nonces = new Map(seeds.map(({ SeedID }) => [SeedID, new Set<number>()]));
  for (const { SeedID, Nonce } of rounds) nonces.get(SeedID)?.add(Nonce);
  return seeds.flatMap(({ SeedID, NonceUsed }) => {
    const used = nonces.get(SeedID) ?? new Set();
    return used.size === NonceUsed && Math.max(0, ...used) === NonceUsed ? [] : [`the nonces of ${SeedID} have a gap`];
  });
}

/** Each jackpot holds its seed and the shares of all stakes of its game, minus its wins. */
async function poolFaults(
  provider: Pick<Store<ProviderTables>, 'table'>,
  taken: readonly RoundRow[],
  catalogue: Catalogue,
): Promise<string[]> {
  const pools = await provider.table('jackpots').find();
  return pools.flatMap(({ GameCode, Name, Amount }) => {
    const rule = catalogue.current(GameCode)?.file.jackpots.find(({ name }) => name === Name);
    if (rule === undefined) return [`the jackpot ${Name} is unknown`];
    const fed = taken
      .filter((round) => round.GameCode === GameCode)
      .reduce((sum, { Stake }) => sum + contributionOf(rule, Stake), 0);
    const hits = taken.flatMap(({ Jackpots }) => Jackpots.filter((hit) => hit.Name === Name));
    const wanted = rule.seed * COIN + fed + hits.reduce((sum, { Coins }) => sum + (rule.seed - Coins) * COIN, 0);
    return Amount === wanted ? [] : [`the jackpot ${Name} is ${Amount}, not ${wanted}`];
  });
}
