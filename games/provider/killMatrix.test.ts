import { describe, expect, it } from 'vitest';
import { nodeCrypto } from './node/nodeCrypto.ts';
import { audit } from './testing/audit.ts';
import type { Mischief } from './testing/ledger.ts';
import { createProviderWorld, type ProviderWorld } from './testing/providerWorld.ts';

const WAYS: readonly Mischief[] = ['none', 'lostBefore', 'lostAfter', 'doubled', 'late', 'refused', 'tryAgain'];

/** Two rounds: the client closes one and leaves one. Then the janitor runs. */
async function play(world: ProviderWorld): Promise<void> {
  const token = await world.open();
  const { RoundID } = await world.spin(token);
  await world.server().close(token, RoundID).catch(ignoreOpenRound);
  world.pass(6000);
  await world.server().runJanitor();
  await world.spin(token, 20);
  world.pass(16_000);
  await world.server().runJanitor();
  world.pass(16_000);
  await world.server().runJanitor();
}

const ignoreOpenRound = (error: unknown): void => {
  if (!(error instanceof Error) || !error.message.startsWith('ROUND_OPEN')) throw error;
};

/** Plays with a server that dies at a step, then continues with a new server. Returns the steps and the faults. */
async function playAndDie(way: Mischief, diesAt: number, seed: string) {
  const world = createProviderWorld({ crypto: nodeCrypto, seed });
  const isOfRound = (call: string): boolean => call === 'play' || (call === 'close' && way !== 'refused');
  let first = true;
  world.ledger.mischief = (call) => {
    if (!isOfRound(call) || !first) return 'none';
    first = call !== 'play';
    return way;
  };
  const process = world.restart(diesAt);
  // The janitor reports an error of a round and continues, so not every death is thrown.
  await play(world).catch((error: unknown) => {
    if (!process.isDead()) throw error;
  });
  world.ledger.deliverLate();
  world.restart();
  await world.finish();
  world.ledger.deliverLate();
  const faults = await audit(world);
  world.ledger.mischief = () => 'none';
  // The player continues.
  world.pass(3000);
  const next = await world.spin(await world.open());
  await world.finish();
  expect(world.reports.filter((error) => !String(error).includes('the process died'))).toEqual([]);
  return { steps: process.steps(), isDead: process.isDead(), faults: [...faults, ...(await audit(world))], next };
}

describe.each(WAYS)('a first play that is %s', (way) => {
  it('ends each round once after a death at any step', async () => {
    const whole = await playAndDie(way, Number.POSITIVE_INFINITY, 'matrix');
    expect(whole).toMatchObject({ isDead: false, faults: [] });
    expect(whole.steps.length).toBeGreaterThan(20);
    for (const [index, step] of whole.steps.entries()) {
      const { steps, isDead, faults, next } = await playAndDie(way, index + 1, 'matrix');
      expect({ isDead, steps }).toEqual({ isDead: true, steps: whole.steps.slice(0, index + 1) });
      expect(faults, `${step}, step ${index + 1}`).toEqual([]);
      expect(next.State).toBe('settled');
    }
  });
});
