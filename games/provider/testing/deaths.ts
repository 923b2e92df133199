import { expect } from 'vitest';
import { MathsFile, type RoundOutcome } from '#games/maths/index.ts';
import type { Store } from '#store/port.ts';
import { nodeCrypto } from '../node/nodeCrypto.ts';
import type { ProviderTables } from '../tables.ts';
import { audit } from './audit.ts';
import { clientSeedOf } from './featureSeeds.ts';
import { type Mischief, MISCHIEFS } from './ledger.ts';
import { createProviderWorld, type ProviderWorld } from './providerWorld.ts';

export interface Played {
  readonly game: string;
  /** After this time the janitor ends a round whose client is gone. */
  readonly leftMs: number;
  readonly stakes: readonly [number, number];
  /** The first round of a game of the catalogue. The seed of the world decides the others. */
  readonly first?: { readonly file: MathsFile; readonly clientSeed: string };
  /** The option that the player chooses in the first round. The second round takes its default. */
  readonly choice?: string;
}

export const TINY: Played = { game: 'tiny', leftMs: 16_000, stakes: [10, 20] };
/** Each of its rounds is a long one. */
export const FEATURE: Played = { game: 'feature', leftMs: 10 * 60_000, stakes: [10, 20] };
const SEED = 'matrix';

const worldOf = (file?: MathsFile, store?: Store<ProviderTables>): ProviderWorld =>
  createProviderWorld({
    crypto: nodeCrypto,
    seed: SEED,
    games: file === undefined ? [] : [{ hash: file.code, file }],
    ...(store && { store }),
  });

/** A game of the catalogue whose first round has an outcome. */
export async function playedWith(json: unknown, fits: (outcome: RoundOutcome) => boolean): Promise<Played> {
  const file = MathsFile.parse(json);
  const world = worldOf(file);
  await world.open(file.code);
  const clientSeed = await clientSeedOf(world, file, fits);
  const [small = 0, larger = 0] = file.stakes;
  return { ...FEATURE, game: file.code, stakes: [small, larger], first: { file, clientSeed } };
}

/** Two rounds: the client closes one and leaves one. Then the janitor runs. */
async function play(world: ProviderWorld, { game, leftMs, stakes, first, choice }: Played): Promise<void> {
  const token = await world.open(game);
  if (first !== undefined) await world.server().setClientSeed(token, first.clientSeed);
  const { RoundID } = await world.spin(token, stakes[0]);
  const end = async (): Promise<void> => {
    if (choice !== undefined) await world.server().choose(token, { RoundID, Option: choice }).catch(ignoreOpenRound);
    await world.server().close(token, RoundID).catch(ignoreOpenRound);
  };
  await end();
  world.pass(6000);
  await world.server().runJanitor();
  // The stake may be known only now.
  if (choice !== undefined) await end();
  await world.spin(token, stakes[1]);
  world.pass(leftMs);
  await world.server().runJanitor();
  world.pass(leftMs);
  await world.server().runJanitor();
}

const ignoreOpenRound = (error: unknown): void => {
  // A refused round has no choice.
  if (!(error instanceof Error) || !/^(?:ROUND_OPEN|NO_CHOICE)/.test(error.message)) throw error;
};

export interface Case {
  readonly played: Played;
  /** The call whose first try has the fault. */
  readonly call: 'play' | 'bet' | 'win';
  readonly way: Mischief;
  /** An empty database for each run. The memory unless given. */
  readonly openStore?: () => Promise<Store<ProviderTables>>;
}

const EXPECTED = /the process died|the wallet refuses the win/;

/** Plays with a server that dies at a step, then continues with a new server. Returns the steps and the faults. */
async function playAndDie({ played, call: faulty, way, openStore }: Case, diesAt: number) {
  const store = await openStore?.();
  const world = worldOf(played.first?.file, store);
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
  const found = { faults: [...faults, ...(await audit(world))], next };
  await store?.close();
  return { steps: process.steps(), isDead: process.isDead(), ...found };
}

export const casesOf = (played: Played, call: Case['call']): readonly Case[] =>
  MISCHIEFS.map((way) => ({ played, call, way }));

/** @param stride dies at each step, or only at every so many */
export async function expectOneEnd(each: Case, stride = 1): Promise<void> {
  const whole = await playAndDie(each, Number.POSITIVE_INFINITY);
  expect(whole).toMatchObject({ isDead: false, faults: [] });
  expect(whole.steps.length).toBeGreaterThan(20);
  for (const [index, step] of whole.steps.entries()) {
    if (index % stride !== 0) continue;
    const { steps, isDead, faults, next } = await playAndDie(each, index + 1);
    expect({ isDead, steps }).toEqual({ isDead: true, steps: whole.steps.slice(0, index + 1) });
    expect(faults, `${step}, step ${index + 1}`).toEqual([]);
    expect(next.State).toBe('settled');
  }
}
