import { describe, expect, it } from 'vitest';
import candy from '#games/catalogue/candy/maths.json' with { type: 'json' };
import cat from '#games/catalogue/cat/maths.json' with { type: 'json' };
import dragon from '#games/catalogue/dragon/maths.json' with { type: 'json' };
import koi from '#games/catalogue/koi/maths.json' with { type: 'json' };
import seven from '#games/catalogue/seven/maths.json' with { type: 'json' };
import { MathsFile, type RoundOutcome } from '#games/maths/index.ts';
import { nodeCrypto } from './node/nodeCrypto.ts';
import { audit } from './testing/audit.ts';
import { isLong } from './round/states.ts';
import { clientSeedOf } from './testing/featureSeeds.ts';
import type { Mischief } from './testing/ledger.ts';
import { createProviderWorld, type ProviderWorld } from './testing/providerWorld.ts';

const WAYS: readonly Mischief[] = ['none', 'lostBefore', 'lostAfter', 'doubled', 'late', 'refused', 'tryAgain'];

interface Played {
  readonly game: string;
  /** After this time the janitor ends a round whose client is gone. */
  readonly leftMs: number;
  readonly stakes: readonly [number, number];
  /** The first round of a game of the catalogue. The seed of the world decides the others. */
  readonly first?: { readonly file: MathsFile; readonly clientSeed: string };
}

const TINY: Played = { game: 'tiny', leftMs: 16_000, stakes: [10, 20] };
/** Each of its rounds is a long one. */
const FEATURE: Played = { game: 'feature', leftMs: 10 * 60_000, stakes: [10, 20] };
const SEED = 'matrix';

const worldOf = (file?: MathsFile): ProviderWorld =>
  createProviderWorld({ crypto: nodeCrypto, seed: SEED, games: file === undefined ? [] : [{ hash: file.code, file }] });

/** A game of the catalogue whose first round has an outcome. */
async function playedWith(json: unknown, fits: (outcome: RoundOutcome) => boolean): Promise<Played> {
  const file = MathsFile.parse(json);
  const world = worldOf(file);
  await world.open(file.code);
  const clientSeed = await clientSeedOf(world, file, fits);
  const [small = 0, larger = 0] = file.stakes;
  return { ...FEATURE, game: file.code, stakes: [small, larger], first: { file, clientSeed } };
}

/** Two rounds: the client closes one and leaves one. Then the janitor runs. */
async function play(world: ProviderWorld, { game, leftMs, stakes, first }: Played): Promise<void> {
  const token = await world.open(game);
  if (first !== undefined) await world.server().setClientSeed(token, first.clientSeed);
  const { RoundID } = await world.spin(token, stakes[0]);
  await world.server().close(token, RoundID).catch(ignoreOpenRound);
  world.pass(6000);
  await world.server().runJanitor();
  await world.spin(token, stakes[1]);
  world.pass(leftMs);
  await world.server().runJanitor();
  world.pass(leftMs);
  await world.server().runJanitor();
}

const ignoreOpenRound = (error: unknown): void => {
  if (!(error instanceof Error) || !error.message.startsWith('ROUND_OPEN')) throw error;
};

interface Case {
  readonly played: Played;
  /** The call whose first try has the fault. */
  readonly call: 'play' | 'bet' | 'win';
  readonly way: Mischief;
}

const EXPECTED = /the process died|the wallet refuses the win/;

/** Plays with a server that dies at a step, then continues with a new server. Returns the steps and the faults. */
async function playAndDie({ played, call: faulty, way }: Case, diesAt: number) {
  const world = worldOf(played.first?.file);
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
  await play(world, played).catch((error: unknown) => {
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
  const next = await world.spin(await world.open(played.game), played.stakes[0]);
  await world.finish();
  expect(world.reports.filter((error) => !EXPECTED.test(String(error)))).toEqual([]);
  return { steps: process.steps(), isDead: process.isDead(), faults: [...faults, ...(await audit(world))], next };
}

const casesOf = (played: Played, call: Case['call']): readonly Case[] => WAYS.map((way) => ({ played, call, way }));

async function expectOneEnd(each: Case): Promise<void> {
  const whole = await playAndDie(each, Number.POSITIVE_INFINITY);
  expect(whole).toMatchObject({ isDead: false, faults: [] });
  expect(whole.steps.length).toBeGreaterThan(20);
  for (const [index, step] of whole.steps.entries()) {
    const { steps, isDead, faults, next } = await playAndDie(each, index + 1);
    expect({ isDead, steps }).toEqual({ isDead: true, steps: whole.steps.slice(0, index + 1) });
    expect(faults, `${step}, step ${index + 1}`).toEqual([]);
    expect(next.State).toBe('settled');
  }
}

describe('after a death at any step each round ends once', () => {
  it.each(casesOf(TINY, 'play'))('if the first play is $way', expectOneEnd);

  it.each(casesOf(FEATURE, 'win'))('if the first win of a long round is $way', expectOneEnd);

  it.each(casesOf(FEATURE, 'bet'))('if the first bet is $way', { tags: ['long'] }, expectOneEnd);
});

/** The feature of each game of the catalogue. Its round is a long one. */
const FEATURES: readonly (readonly [name: string, json: unknown, fits: (outcome: RoundOutcome) => boolean])[] = [
  ['a hold and respin', dragon, ({ hold }) => hold !== undefined],
  ['a full board', cat, ({ hold }) => hold?.isFull === true],
  ['free spins that tumble', candy, ({ spins }) => spins.length > 1],
  ['free spins that a chain of tumbles starts', koi, ({ spins }) => spins.length > 1],
  ['a chain of tumbles', candy, ({ spins }) => spins.length === 1 && isLong({ spins })],
];

describe.each(FEATURES)('after a death during %s each round ends once', (_name, json, fits) => {
  it('if the answer to its win is lost', async () => {
    await expectOneEnd({ played: await playedWith(json, fits), call: 'win', way: 'lostAfter' });
  });

  it.each(WAYS)('if its win is %s', { tags: ['long'] }, async (way) => {
    await expectOneEnd({ played: await playedWith(json, fits), call: 'win', way });
  });
});

/** A round with a nudge is no long one: one call takes the stake and pays. */
const playedNudge = () => playedWith(seven, ({ spins: [base], pay }) => base?.nudge?.moved === true && pay > 0);

describe('after a death during a nudge each round ends once', () => {
  it('if the answer to its play is lost', async () => {
    await expectOneEnd({ played: { ...(await playedNudge()), leftMs: TINY.leftMs }, call: 'play', way: 'lostAfter' });
  });

  it.each(WAYS)('if its play is %s', { tags: ['long'] }, async (way) => {
    await expectOneEnd({ played: { ...(await playedNudge()), leftMs: TINY.leftMs }, call: 'play', way });
  });
});
