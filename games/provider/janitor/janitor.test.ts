import { beforeEach, describe, expect, it } from 'vitest';
import { nodeCrypto } from '../node/nodeCrypto.ts';
import { createGameServer } from '../provider.ts';
import { audit } from '../testing/audit.ts';
import type { Mischief } from '../testing/ledger.ts';
import { createProviderWorld, type ProviderWorld } from '../testing/providerWorld.ts';

let world: ProviderWorld;
let token = '';
beforeEach(async () => {
  world = createProviderWorld({ crypto: nodeCrypto });
  token = await world.open();
});
const server = () => world.server();
const roundOf = async (id: string) => world.ports.store.table('rounds').get(id);
const playsOf = (id: string) => world.ledger.tries.filter((each) => each === `play ${id}:play`).length;

describe('a round without an answer', () => {
  it.each<Mischief>(['lostBefore', 'lostAfter', 'late', 'tryAgain'])(
    'ends once when its call is %s',
    async (mischief) => {
      world.ledger.mischief = (call) => (call === 'play' ? mischief : 'none');
      const { RoundID } = await world.spin(token);
      world.ledger.mischief = () => 'none';
      await server().runJanitor();
      expect(playsOf(RoundID)).toBe(1);
      world.pass(5000);
      await server().runJanitor();
      expect(playsOf(RoundID)).toBe(2);
      world.ledger.deliverLate();
      expect((await roundOf(RoundID))?.State).toBe('settled');
      await world.finish();
      expect(await audit(world)).toEqual([]);
    },
  );

  it('ends once when the janitor is faster than a slow answer', async () => {
    const { Next } = await server().readState(token);
    let arrive = (): void => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { wallet } = world.ports;
    const slow = createGameServer({
      ...world.ports,
      wallet: {
        ...wallet,
        play: async (content) => {
          const result = await wallet.play(content);
          await held;
          return result;
        },
      },
    });
    const spinning = slow.spin(token, { Stake: 10, SeedID: Next.SeedID, Nonce: Next.Nonce });
    await expect.poll(() => world.ledger.played.size).toBe(1);
    world.pass(5000);
    await server().runJanitor();
    const [RoundID = ''] = world.ledger.played.keys();
    expect((await roundOf(RoundID))?.State).toBe('settled');
    arrive();
    expect(await spinning).toMatchObject({ RoundID, State: 'settled' });
    await world.finish();
    expect(await audit(world)).toEqual([]);
  });

  it('is tried again after pauses that grow', async () => {
    world.ledger.mischief = (call) => (call === 'play' ? 'lostBefore' : 'none');
    const { RoundID } = await world.spin(token);
    for (let second = 0; second < 100; second += 1) {
      world.pass(1000);
      await server().runJanitor();
    }
    // By the spin, then after 5, 10, 20, 40 and 80 s.
    expect(playsOf(RoundID)).toBe(6);
  });

  it('is taken up within seconds once the player opens the game again', async () => {
    world.ledger.mischief = (call) => (call === 'play' ? 'lostBefore' : 'none');
    const { RoundID } = await world.spin(token);
    for (let second = 0; second < 700; second += 1) {
      world.pass(1000);
      await server().runJanitor();
    }
    world.ledger.mischief = () => 'none';
    world.pass(10_000);
    await server().runJanitor();
    expect((await roundOf(RoundID))?.State).toBe('kept');
    await world.open();
    world.pass(5000);
    await server().runJanitor();
    expect((await roundOf(RoundID))?.State).toBe('settled');
    await world.finish();
    expect(await audit(world)).toEqual([]);
  });

  it('is reported at each try after ten minutes', async () => {
    world.ledger.mischief = (call) => (call === 'play' ? 'lostBefore' : 'none');
    const { RoundID } = await world.spin(token);
    world.pass(599_000);
    await server().runJanitor();
    expect(world.reports).toEqual([]);
    world.pass(3600_000);
    await server().runJanitor();
    expect(world.reports.map(String)).toEqual([expect.stringContaining(`the round ${RoundID} has no answer`)]);
  });

  it('stays kept if the token ended, since the stake may have been taken', async () => {
    world.ledger.mischief = (call) => (call === 'play' ? 'lostAfter' : 'none');
    const { RoundID } = await world.spin(token);
    world.ledger.mischief = () => 'none';
    world.ledger.endTokens();
    world.pass(5000);
    await server().runJanitor();
    expect((await roundOf(RoundID))?.State).toBe('kept');
    await world.open();
    await world.finish();
    expect((await roundOf(RoundID))?.State).toBe('closed');
    expect(await audit(world)).toEqual([]);
  });
});

describe('a round whose client is gone', () => {
  it('is closed after 15 s', async () => {
    const { RoundID } = await world.spin(token);
    world.pass(14_999);
    await server().runJanitor();
    expect(world.ledger.closed.size).toBe(0);
    world.pass(1);
    await server().runJanitor();
    expect(world.ledger.closed).toEqual(new Set([RoundID]));
    expect(await roundOf(RoundID)).toMatchObject({ State: 'closed', Shown: false, DueTime: '' });
  });

  it('is closed again if the wallet did not answer', async () => {
    const { RoundID } = await world.spin(token);
    world.ledger.mischief = () => 'lostBefore';
    await server().close(token, RoundID);
    await server().runJanitor();
    expect(await roundOf(RoundID)).toMatchObject({ State: 'closed', Shown: true });
    expect(world.ledger.closed.size).toBe(0);
    world.ledger.mischief = () => 'none';
    await world.finish();
    expect(world.ledger.closed).toEqual(new Set([RoundID]));
  });
});

describe('several processes', () => {
  it('take up a round one at a time', async () => {
    world.ledger.mischief = (call) => (call === 'play' ? 'lostBefore' : 'none');
    const { RoundID } = await world.spin(token);
    world.pass(5000);
    const others = [1, 2, 3].map(() => createGameServer(world.ports));
    const taken = await Promise.all(others.map((each) => each.runJanitor()));
    expect(taken.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    expect(playsOf(RoundID)).toBe(2);
  });
});

it('stores the closes of all sessions in one commit', async () => {
  const process = world.restart();
  const players = ['10000004', '10000005', '10000006'];
  for (const player of players) {
    world.ledger.give(player, 100);
    const own = await world.open('tiny', player);
    const { RoundID } = await world.spin(own);
    await server().close(own, RoundID);
  }
  const commits = () => process.steps().filter((step) => step === 'after commit').length;
  const before = commits();
  await server().runJanitor();
  expect(commits() - before).toBe(1);
  expect(await world.ports.store.table('rounds').count({ State: 'closed', Shown: true })).toBe(3);
});

it('goes on with other rounds when one fails', async () => {
  const reports: unknown[] = [];
  const { RoundID } = await world.spin(token);
  const owl = await world.open('owl');
  const other = await world.spin(owl, 20);
  await world.ports.store.transaction((tx) => tx.table('sessions').remove({ GameCode: 'tiny' }));
  world.pass(15_000);
  const alone = createGameServer({ ...world.ports, report: (error) => reports.push(error) });
  await alone.runJanitor();
  expect((await roundOf(RoundID))?.State).toBe('settled');
  expect((await roundOf(other.RoundID))?.State).toBe('closed');
  expect(reports).toHaveLength(1);
});
