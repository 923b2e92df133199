import { describe, expect, it } from 'vitest';
import { DEFAULT_SCENARIO } from './scenario.ts';
import { NetworkConditions } from './networkConditions.ts';

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const share = (conditions: NetworkConditions, contract: string): number => {
  const fates = Array.from({ length: 10_000 }, () => conditions.outcomeOf(contract).code);
  return fates.filter((code) => code === 300_003).length / fates.length;
};

describe('the conditions', () => {
  it('fails the configured share of an operation, and nothing else', () => {
    const conditions = new NetworkConditions({ ...DEFAULT_SCENARIO, fail: { getGames: 0.3 } }, seeded(7));
    expect(share(conditions, 'getGames')).toBeCloseTo(0.3, 1);
    expect(share(conditions, 'getWallet')).toBe(0);
  });

  it('fails every operation by the star, except those with a rate of their own', () => {
    const conditions = new NetworkConditions({ ...DEFAULT_SCENARIO, fail: { '*': 1, getWallet: 0 } }, seeded(7));
    expect([share(conditions, 'getGames'), share(conditions, 'getWallet')]).toEqual([1, 0]);
  });

  it('gives the code of the next call once', () => {
    const conditions = new NetworkConditions({
      ...DEFAULT_SCENARIO,
      code: { getGames: 300_007 },
    });
    expect([
      conditions.outcomeOf('getWallet').code,
      conditions.outcomeOf('getGames').code,
      conditions.outcomeOf('getGames').code,
    ]).toEqual([undefined, 300_007, undefined]);
    expect(conditions.scenario.code).toEqual({});
  });

  it('delays by the latency and at most the jitter more', () => {
    const conditions = new NetworkConditions({ ...DEFAULT_SCENARIO, latency: 300, jitter: 100 }, seeded(7));
    const delays = Array.from({ length: 1000 }, () => conditions.delayMs());
    expect([Math.min(...delays) >= 300, Math.max(...delays) <= 400, new Set(delays).size > 50]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('holds only the calls of a contract until released', async () => {
    const conditions = new NetworkConditions({
      ...DEFAULT_SCENARIO,
      hold: ['getGames', 'getWallet'],
    });
    const passed: string[] = [];
    const games = conditions.held('getGames')?.then(() => passed.push('getGames'));
    const wallet = conditions.held('getWallet')?.then(() => passed.push('getWallet'));
    expect(conditions.held('getMissions')).toBeUndefined();
    conditions.change({ hold: ['getGames'] });
    await wallet;
    expect(passed).toEqual(['getWallet']);
    conditions.change({ hold: [] });
    await games;
    expect(passed).toEqual(['getWallet', 'getGames']);
  });

  it('notifies subscribers until they unsubscribe', () => {
    const conditions = new NetworkConditions();
    const heard: boolean[] = [];
    const stop = conditions.subscribe(({ down }) => heard.push(down));
    conditions.change({ down: true });
    stop();
    conditions.change({ down: false });
    expect(heard).toEqual([true]);
  });
});
