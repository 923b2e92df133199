import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { RoundView } from '#games/api/index.ts';
import { LEVEL } from '#games/maths/testing/smallGames.ts';
import type { MathsFile } from '#games/maths/index.ts';
import { openStore } from '#store/open.ts';
import type { Store } from '#store/port.ts';
import { createDatabases, POSTGRES_URL } from '#store/testing/postgresDatabases.ts';
import { createCatalogue } from '../catalogue.ts';
import { PROVIDER_DATABASE } from '../database/providerDatabase.ts';
import { replayRound } from '../history/replayRound.ts';
import { nodeCrypto } from '../node/nodeCrypto.ts';
import { createGameServer } from '../provider.ts';
import { audit } from '../testing/audit.ts';
import { createProviderWorld, memoryStore, type ProviderWorld } from '../testing/providerWorld.ts';
import type { ProviderTables } from '../tables.ts';

const OTHER_PLAYER = '10000003';
const GAMES = [{ hash: 'hash-of-level', file: LEVEL }];

let world: ProviderWorld;
let token = '';
beforeEach(async () => {
  world = createProviderWorld({ crypto: nodeCrypto, games: GAMES });
  token = await world.open('level');
});

const server = () => world.server();
const levelsOf = async (as = token) =>
  Object.fromEntries(((await server().readState(as)).Levels ?? []).map(({ Stake, Level }) => [Stake, Level]));
const levelOf = ({ Result }: RoundView) => Result?.Outcome?.level;

async function play(stake = 10, as = token): Promise<RoundView> {
  world.pass(3000);
  const round = await world.spin(as, stake);
  await server().close(as, round.RoundID);
  return round;
}

/** Plays until a round collects something. */
async function collect(stake = 10, as = token): Promise<RoundView> {
  for (;;) {
    const round = await play(stake, as);
    if ((levelOf(round)?.collected.length ?? 0) > 0) return round;
  }
}

describe('a level', () => {
  it('begins empty and lasts over rounds', async () => {
    expect(await levelsOf()).toEqual({ 10: 0, 20: 0 });
    let level = 0;
    let turns = 0;
    for (let round = 0; round < 40; round += 1) {
      const played = await play();
      expect(played.Level).toBe(level);
      expect(levelOf(played)?.before).toBe(level);
      level = levelOf(played)?.after ?? -1;
      turns += levelOf(played)?.wheel === undefined ? 0 : 1;
      expect(await levelsOf()).toEqual({ 10: level, 20: 0 });
    }
    expect(turns).toBeGreaterThan(5);
    await world.finish();
    expect(await audit(world)).toEqual([]);
  });

  it('is that of a stake: another stake neither fills nor empties it', async () => {
    const small = levelOf(await collect(10))?.after;
    const large = levelOf(await collect(20))?.after;
    expect(await levelsOf()).toEqual({ 10: small, 20: large });
    expect((await play(10)).Level).toBe(small);
  });

  it('is that of a player, and survives a new launch and a restart', async () => {
    const after = levelOf(await collect())?.after;
    world.ledger.give(OTHER_PLAYER, 1000);
    expect(await levelsOf(await world.open('level', OTHER_PLAYER))).toEqual({ 10: 0, 20: 0 });
    world.restart();
    world.pass(60 * 60_000);
    expect(await levelsOf(await world.open('level'))).toEqual({ 10: after, 20: 0 });
  });

  it('of a demo is its own, and goes with the demo', async () => {
    await collect();
    const demo = await server().openSession({ Demo: { Brand: 'bj188', Visitor: 'v' }, GameCode: 'level' });
    expect(await levelsOf(demo)).toEqual({ 10: 0, 20: 0 });
    const after = levelOf(await collect(10, demo))?.after;
    expect(await levelsOf(demo)).toEqual({ 10: after, 20: 0 });
    world.pass(25 * 60 * 60_000);
    await server().runJanitor();
    const rows = await world.ports.store.table('levels').find();
    expect(rows.filter(({ SessionID }) => SessionID.startsWith('demo:'))).toEqual([]);
    expect(rows).toHaveLength(1);
  });

  it('is shown by no game that collects nothing', async () => {
    const tiny = await world.open('tiny');
    const round = await world.spin(tiny);
    expect([(await server().readState(tiny)).Levels, round.Level, levelOf(round)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await world.ports.store.table('levels').find()).toEqual([]);
  });

  it('is in the history and in the replay of its round', async () => {
    const round = await collect();
    expect(await server().readRound(token, round.RoundID)).toMatchObject({
      Level: round.Level,
      Result: { Outcome: { level: levelOf(round) } },
    });
    expect(replayRound(round)?.Outcome.level).toEqual(levelOf(round));
  });
});

describe('a level moves with the stake of its round', () => {
  it('and not before the stake is known', async () => {
    const before = levelOf(await collect())?.after;
    world.ledger.mischief = (call) => (call === 'play' || call === 'bet' ? 'lostBefore' : 'none');
    world.pass(3000);
    const { State, Level, RoundID } = await world.spin(token);
    expect([State, Level]).toEqual(['kept', before]);
    expect(await levelsOf()).toEqual({ 10: before, 20: 0 });
    world.ledger.mischief = () => 'none';
    await world.finish();
    const round = await server().readRound(token, RoundID);
    expect(levelOf(round)?.before).toBe(before);
    expect(await levelsOf()).toEqual({ 10: levelOf(round)?.after, 20: 0 });
    expect(await audit(world)).toEqual([]);
  });

  it('and stays if the stake is refused', async () => {
    const before = levelOf(await collect())?.after;
    world.ledger.mischief = (call) => (call === 'play' || call === 'bet' ? 'refused' : 'none');
    for (let round = 0; round < 10; round += 1) expect((await play()).State).toBe('refused');
    expect(await levelsOf()).toEqual({ 10: before, 20: 0 });
    world.ledger.mischief = () => 'none';
    expect((await play()).Level).toBe(before);
    await world.finish();
    expect(await audit(world)).toEqual([]);
  });

  it('once, also if the request is repeated', async () => {
    const { SeedID, Nonce } = await collect();
    const before = await levelsOf();
    const again = await server().spin(token, { Stake: 10, SeedID, Nonce });
    expect(levelOf(again)?.after).toBe(before[10]);
    expect(await levelsOf()).toEqual(before);
    await world.finish();
    expect(await audit(world)).toEqual([]);
  });
});

it('a round that turns the wheel is a long one, and names the jackpot of the wheel', async () => {
  for (;;) {
    const before = world.ledger.tries.length;
    const round = await play();
    const level = levelOf(round);
    if (level?.wheel?.jackpot === undefined) continue;
    expect(world.ledger.tries.slice(before).filter((call) => /^(?:play|bet|win)/.test(call))).toEqual([
      `bet ${round.RoundID}:bet`,
      `win ${round.RoundID}:win`,
    ]);
    expect(round.Result?.Jackpots.map(({ Name }) => Name)).toContain('minor');
    return;
  }
});

it('a new version of the game takes no symbol away: a level above its end turns the wheel round by round', async () => {
  const after = levelOf(await collect())?.after ?? 0;
  const store = world.ports.store;
  await store.transaction((tx) => tx.table('levels').update({ Stake: 10 }, { Level: after + 4 }));
  const smaller: MathsFile = { ...LEVEL, version: 2, ...(LEVEL.level && { level: { ...LEVEL.level, full: 3 } }) };
  const catalogue = createCatalogue([...GAMES, { hash: 'hash-of-smaller', file: smaller }]);
  const later = createGameServer({ ...world.ports, catalogue });
  let level = after + 4;
  for (let round = 0; round < 3; round += 1) {
    world.pass(3000);
    const { Next } = await later.readState(token);
    const played = await later.spin(token, { Stake: 10, SeedID: Next.SeedID, Nonce: Next.Nonce });
    await later.close(token, played.RoundID);
    const { before = -1, collected = [], after: next = -1, wheel } = levelOf(played) ?? {};
    expect(before).toBe(level);
    expect(next).toBe(level + collected.length - (wheel === undefined ? 0 : 3));
    expect(wheel !== undefined).toBe(level + collected.length >= 3);
    level = next;
  }
});

const openAt = (url: string): Promise<Store<ProviderTables>> =>
  openStore(PROVIDER_DATABASE, url, { bus: undefined, uuid: () => 'run' });

async function expectSameLevels(store: Store<ProviderTables>): Promise<void> {
  world = createProviderWorld({ crypto: nodeCrypto, games: GAMES, store, seed: 'levels' });
  token = await world.open('level');
  for (let round = 0; round < 14; round += 1) await play(round % 3 === 0 ? 20 : 10);
  expect(await levelsOf()).toEqual({ 10: 1, 20: 3 });
  await world.finish();
  expect(await audit(world)).toEqual([]);
  await store.close();
}

it.each([
  ['the memory', async () => memoryStore()],
  ['SQLite', () => openAt('sqlite::memory:')],
] as const)('the same rounds fill the same levels on %s', async (_name, open) => {
  await expectSameLevels(await open());
});

describe.skipIf(POSTGRES_URL === '')('on PostgreSQL', () => {
  const databases = createDatabases(PROVIDER_DATABASE);
  afterAll(() => databases.dropAll(), 300_000);

  it('the same rounds fill the same levels', async () => {
    await expectSameLevels(await openAt(await databases.create()));
  });
});
