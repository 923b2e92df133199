import { describe, expect, it } from 'vitest';
import { nodeCrypto } from './node/nodeCrypto.ts';
import { audit } from './testing/audit.ts';
import type { Mischief } from './testing/ledger.ts';
import { createProviderWorld, type ProviderWorld } from './testing/providerWorld.ts';

const WAYS: readonly Mischief[] = ['none', 'lostBefore', 'lostAfter', 'doubled', 'late', 'refused', 'tryAgain'];

/** Each round of `feature` is a long one. The seed decides the rounds of `tiny`. */
type GameCode = 'tiny' | 'feature';
const LEFT_MS: Readonly<Record<GameCode, number>> = { tiny: 16_000, feature: 10 * 60_000 };

/** Two rounds: the client closes one and leaves one. Then the janitor runs. */
async function play(world: ProviderWorld, game: GameCode): Promise<void> {
  const token = await world.open(game);
  const { RoundID } = await world.spin(token);
  await world.server().close(token, RoundID).catch(ignoreOpenRound);
  world.pass(6000);
  await world.server().runJanitor();
  await world.spin(token, 20);
  world.pass(LEFT_MS[game]);
  await world.server().runJanitor();
  world.pass(LEFT_MS[game]);
  await world.server().runJanitor();
}

const ignoreOpenRound = (error: unknown): void => {
  if (!(error instanceof Error) || !error.message.startsWith('ROUND_OPEN')) throw error;
};

interface Case {
  readonly game: GameCode;
  /** The call whose first try has the fault. */
  readonly call: 'play' | 'bet' | 'win';
  readonly way: Mischief;
}

const EXPECTED = /the process died|the wallet refuses the win/;

/** Plays with a server that dies at a step, then continues with a new server. Returns the steps and the faults. */
async function playAndDie({ game, call: faulty, way }: Case, diesAt: number, seed: string) {
  const world = createProviderWorld({ crypto: nodeCrypto, seed });
  // The first closes have the fault too, until the first call with it.
  const isOfRound = (call: string): boolean => call === faulty || (call === 'close' && way !== 'refused');
  let first = true;
  world.ledger.mischief = (call) => {
    if (!isOfRound(call) || !first) return 'none';
    first = call !== faulty;
    return way;
  };
  const process = world.restart(diesAt);
  // The janitor reports an error of a round and continues, so not every death is thrown.
  await play(world, game).catch((error: unknown) => {
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
  const next = await world.spin(await world.open(game));
  await world.finish();
  expect(world.reports.filter((error) => !EXPECTED.test(String(error)))).toEqual([]);
  return { steps: process.steps(), isDead: process.isDead(), faults: [...faults, ...(await audit(world))], next };
}

const casesOf = (game: GameCode, call: Case['call']): readonly Case[] => WAYS.map((way) => ({ game, call, way }));

async function dieAtEachStep(each: Case): Promise<void> {
  const whole = await playAndDie(each, Number.POSITIVE_INFINITY, 'matrix');
  expect(whole).toMatchObject({ isDead: false, faults: [] });
  expect(whole.steps.length).toBeGreaterThan(20);
  for (const [index, step] of whole.steps.entries()) {
    const { steps, isDead, faults, next } = await playAndDie(each, index + 1, 'matrix');
    expect({ isDead, steps }).toEqual({ isDead: true, steps: whole.steps.slice(0, index + 1) });
    expect(faults, `${step}, step ${index + 1}`).toEqual([]);
    expect(next.State).toBe('settled');
  }
}

describe('after a death at any step each round ends once', () => {
  it.each(casesOf('tiny', 'play'))('if the first play is $way', dieAtEachStep);

  it.each(casesOf('feature', 'win'))('if the first win of a long round is $way', dieAtEachStep);

  it.each(casesOf('feature', 'bet'))('if the first bet is $way', { tags: ['long'] }, dieAtEachStep);
});
