import { beforeEach, describe, expect, it } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import { nodeCrypto } from '../node/nodeCrypto.ts';
import { createProviderWorld, FORTUNE, type ProviderWorld, TOAD } from '../testing/providerWorld.ts';

let world: ProviderWorld;
beforeEach(() => {
  world = createProviderWorld({ crypto: nodeCrypto });
});
const poolOf = async (GameCode: string, Brand = 'bj188') =>
  (await world.server().readJackpots({ Brand, GameCode })).Jackpots.find(({ Name }) => Name === 'pool');

/** Plays a round to its end. Returns the coins of the shared pool that it wins. */
async function play(token: string, Stake = 10): Promise<number> {
  const { RoundID, Result } = await world.spin(token, Stake);
  await world.server().close(token, RoundID);
  world.pass(2500);
  return Result?.Jackpots.find(({ Name }) => Name === 'pool')?.Coins ?? 0;
}

/** Plays until the shared pool is won. */
async function win(token: string): Promise<number> {
  for (;;) {
    const coins = await play(token);
    if (coins > 0) return coins;
  }
}

describe('a pool that two games share', () => {
  it('grows by the stakes of both, and both show it with its id', async () => {
    const toad = await world.open('toad');
    expect(await poolOf('fortune')).toEqual({ Name: 'pool', Amount: 1000, Pool: 'shared' });
    for (let round = 0; round < 4; round += 1) await play(toad);
    expect(await poolOf('toad')).toEqual({ Name: 'pool', Amount: 1010, Pool: 'shared' });
    expect(await poolOf('fortune')).toEqual(await poolOf('toad'));
    expect((await poolOf('fortune', 'win'))?.Amount).toBe(1000);
  });

  it('falls for both when one of them wins it, and is named to the wallet before smaller prizes', async () => {
    world.ledger.give('10000002', 100_000);
    const toad = await world.open('toad');
    for (let round = 0; round < 40; round += 1) await play(toad);
    const coins = await win(await world.open('fortune'));
    expect(coins).toBeGreaterThanOrEqual(1100);
    expect((await poolOf('toad'))?.Amount).toBeLessThan(1100);
    const rounds = await world.ports.store.table('rounds').find({ where: { Prize: 'pool' } });
    expect(rounds).toHaveLength(1);
    expect(world.ledger.jackpots.get(rounds[0]?.RoundID ?? '')).toBe('pool');
    expect(rounds[0]?.Jackpots.map(({ Name }) => Name)).toEqual(['minor', 'pool']);
  });

  it('gets its coins back from a refused round', async () => {
    const token = await world.open('fortune');
    world.ledger.mischief = (call) => (call === 'play' || call === 'bet' ? 'refused' : 'none');
    for (let round = 0; round < 20; round += 1) await play(token).catch(() => 0);
    expect((await world.ports.store.table('rounds').find({ where: { Prize: 'pool' } })).length).toBeGreaterThan(0);
    expect((await poolOf('fortune'))?.Amount).toBe(1000);
  });
});

it('a catalogue refuses games that begin a shared pool with different coins', () => {
  const [rule] = TOAD.jackpots;
  const other = { ...TOAD, jackpots: rule === undefined ? [] : [{ ...rule, seed: 2 }] };
  const games = [FORTUNE, other].map((file) => ({ hash: file.code, file }));
  expect(() => createCatalogue(games)).toThrow('toad begins the pool shared with 2 coins, and fortune with 1000');
});
