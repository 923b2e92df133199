import { describe, expect, it } from 'vitest';
import { CALM } from './scenario.ts';
import { Weather } from './weather.ts';

/** Dice that fall the same way on every run (a linear congruential generator). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const share = (weather: Weather, row: string): number => {
  const fates = Array.from({ length: 10_000 }, () => weather.fateOf(row).code);
  return fates.filter((code) => code === 300_003).length / fates.length;
};

describe('the weather', () => {
  it('fails the share of an operation that it is told to, and nothing else', () => {
    const weather = new Weather({ ...CALM, fail: { getGames: 0.3 } }, seeded(7));
    expect(share(weather, 'getGames')).toBeCloseTo(0.3, 1);
    expect(share(weather, 'getWallet')).toBe(0);
  });

  it('fails every operation by the star, unless one has a rate of its own', () => {
    const weather = new Weather({ ...CALM, fail: { '*': 1, getWallet: 0 } }, seeded(7));
    expect([share(weather, 'getGames'), share(weather, 'getWallet')]).toEqual([1, 0]);
  });

  it('gives the code of the next call once', () => {
    const weather = new Weather({ ...CALM, code: { getGames: 300_007 } });
    expect([
      weather.fateOf('getWallet').code,
      weather.fateOf('getGames').code,
      weather.fateOf('getGames').code,
    ]).toEqual([undefined, 300_007, undefined]);
    expect(weather.scenario.code).toEqual({});
  });

  it('delays by the latency and at most the jitter more', () => {
    const weather = new Weather({ ...CALM, latency: 300, jitter: 100 }, seeded(7));
    const delays = Array.from({ length: 1000 }, () => weather.delayMs());
    expect([Math.min(...delays) >= 300, Math.max(...delays) <= 400, new Set(delays).size > 50]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('tells who listens, until they stop', () => {
    const weather = new Weather();
    const heard: boolean[] = [];
    const stop = weather.subscribe(({ down }) => heard.push(down));
    weather.change({ down: true });
    stop();
    weather.change({ down: false });
    expect(heard).toEqual([true]);
  });
});
