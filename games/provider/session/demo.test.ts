import { beforeEach, describe, expect, it } from 'vitest';
import { nodeCrypto } from '../node/nodeCrypto.ts';
import { recompute } from '../round/outcome.ts';
import { createProviderWorld, GOLD, PLAYER, type ProviderWorld } from '../testing/providerWorld.ts';

let world: ProviderWorld;
beforeEach(() => {
  world = createProviderWorld({ crypto: nodeCrypto });
});
const server = () => world.server();
const openDemo = (Visitor = 'visitor', Brand = 'bj188') =>
  server().openSession({ Demo: { Brand, Visitor }, GameCode: 'tiny' });
const count = (table: 'sessions' | 'rounds' | 'seeds') => world.ports.store.table(table).count();

/** Returns stakes and wins. */
async function play(token: string, rounds: number) {
  let net = 0;
  let hits = 0;
  for (let each = 0; each < rounds; each += 1) {
    const round = await world.spin(token);
    net += (round.Result?.Win ?? 0) - round.Stake;
    hits += round.Result?.Jackpots.length ?? 0;
    await server().close(token, round.RoundID);
    world.pass(2500);
  }
  return { net, hits };
}

describe('a demo', () => {
  it('plays with coins of its own and never calls the wallet', async () => {
    const token = await openDemo();
    expect(await server().readState(token)).toMatchObject({ Currency: 'DEMO', Balance: 100_000, Brand: 'bj188' });
    const { net } = await play(token, 5);
    await world.finish();
    expect((await server().readState(token)).Balance).toBe(100_000 + net);
    expect(world.ledger.tries).toEqual([]);
    expect(world.ledger.goldOf(PLAYER)).toBe(GOLD);
  });

  it('neither feeds nor hits the jackpots of players', async () => {
    await world.open();
    const token = await openDemo();
    const { hits } = await play(token, 30);
    expect(hits).toBeGreaterThan(0);
    const { Jackpots } = await server().readJackpots({ Brand: 'bj188', GameCode: 'tiny' });
    expect(Jackpots).toEqual([{ Name: 'minor', Amount: 100 }]);
    const pools = await world.ports.store.table('jackpots').find({ where: { Brand: 'bj188' } });
    expect(pools).toMatchObject([{ Amount: 100_000_000 }]);
  });

  it('has a commitment, and its rounds follow from their seeds', async () => {
    const token = await openDemo();
    const { Next } = await server().readState(token);
    const { RoundID } = await world.spin(token);
    await server().close(token, RoundID);
    const { Revealed } = await server().rotateSeed(token);
    expect(nodeCrypto.sha256(Revealed.ServerSeed)).toBe(Next.Commitment);
    const row = await world.ports.store.table('rounds').get(RoundID);
    if (row === undefined) throw new Error('the round is missing');
    expect((await server().readRound(token, RoundID)).Result?.Outcome).toEqual(
      recompute(world.ports, row, Revealed.ServerSeed),
    );
  });

  it('refuses a stake without coins and keeps its round refused', async () => {
    const token = await openDemo();
    await world.ports.store.transaction((tx) => tx.table('sessions').update({}, { DemoCoins: 5 }));
    const round = await world.spin(token);
    expect(round).toMatchObject({ State: 'refused', Status: 'NOT_ENOUGH_MONEY', Result: undefined });
    expect((await server().readState(token)).Balance).toBe(5);
  });

  it('goes on for the same visitor of a brand, and has new coins after a break of half an hour', async () => {
    const token = await openDemo();
    const { net } = await play(token, 1);
    expect((await server().readState(await openDemo())).Balance).toBe(100_000 + net);
    expect((await server().readState(await openDemo('other'))).Balance).toBe(100_000);
    expect(await count('sessions')).toBe(2);
    world.pass(30 * 60_000);
    expect(await server().readState(await openDemo())).toMatchObject({ Balance: 100_000, Staked: 0 });
  });

  it('ends a round once after a death at any step', async () => {
    let steps = Number.POSITIVE_INFINITY;
    for (let diesAt = 1; diesAt <= steps; diesAt += 1) {
      world = createProviderWorld({ crypto: nodeCrypto, seed: 'demo' });
      const token = await openDemo();
      const process = world.restart(diesAt);
      await world.spin(token).catch((error: unknown) => {
        if (!process.isDead()) throw error;
      });
      if (!process.isDead()) steps = diesAt;
      world.restart();
      await world.finish();
      const [row] = await world.ports.store.table('rounds').find();
      expect((await server().readState(token)).Balance).toBe(100_000 + (row === undefined ? 0 : row.Win - row.Stake));
    }
    expect(steps).toBeGreaterThan(4);
  });

  it('plays the variant that the operator names', async () => {
    const named = createProviderWorld({ crypto: nodeCrypto, demoVariants: { owl: 'r94' } });
    const open = (GameCode: string) => named.server().openSession({ Demo: { Brand: 'win', Visitor: 'v' }, GameCode });
    expect((await named.server().readState(await open('owl'))).Variant).toBe('r94');
    expect((await named.server().readState(await open('tiny'))).Variant).toBe('only');
  });

  it('is refused for an unknown game', async () => {
    await expect(server().openSession({ Demo: { Brand: 'bj188', Visitor: 'v' }, GameCode: 'tiger' })).rejects.toThrow(
      'GAME_UNKNOWN',
    );
  });
});

describe('demos that are over', () => {
  const DAY = 24 * 60 * 60_000;

  it('are removed with rounds and seeds a day after they were opened last', async () => {
    const token = await openDemo();
    await play(token, 2);
    await world.finish();
    world.pass(DAY - 60_000);
    await openDemo('other');
    world.pass(60_000);
    await server().runJanitor();
    expect([await count('sessions'), await count('rounds'), await count('seeds')]).toEqual([1, 0, 1]);
    await expect(server().readState(token)).rejects.toThrow('INVALID_SESSION');
  });

  it('leave the sessions of players', async () => {
    const token = await world.open();
    await world.spin(token);
    await world.finish();
    world.pass(30 * DAY);
    await server().runJanitor();
    expect([await count('sessions'), await count('rounds'), await count('seeds')]).toEqual([1, 1, 1]);
  });
});
