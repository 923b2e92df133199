import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MathsFile } from '#games/maths/index.ts';
import { SMALL_GAMES } from '#games/maths/testing/smallGames.ts';
import { TINY } from '#games/maths/testing/tinyGame.ts';
import { RoundRecord, verifyRound, type StepName } from './index.ts';
import { asPlayed, hash, type Played, recordOf } from './testing/playedRounds.ts';

const owlBytes = new Uint8Array(readFileSync(new URL('../catalogue/owl/maths.json', import.meta.url)));
const owl = MathsFile.parse(JSON.parse(new TextDecoder().decode(owlBytes)));
const theOwl: Played = { file: owl, bytes: owlBytes };

async function expectVerified(played: Played, rounds: number, variant?: string, stake?: number) {
  const seen = { free: 0, capped: 0, jackpots: 0, skipped: 0, blocks: 0 };
  for (let nonce = 1; nonce <= rounds; nonce += 1) {
    const record = recordOf(played, nonce, variant, stake);
    const { verdict: found, steps, round } = await verifyRound(record, played.bytes);
    if (found !== 'verified' || round === undefined || steps.some(({ verdict }) => verdict !== 'match'))
      throw new Error(`nonce ${nonce}: ${JSON.stringify(steps)}`);
    seen.free += round.spins.length > 1 ? 1 : 0;
    seen.capped += round.isCapped ? 1 : 0;
    seen.jackpots += round.jackpots.filter(({ isHit }) => isHit).length;
    seen.skipped += round.draws.filter(({ result }) => result === undefined).length;
    seen.blocks = Math.max(seen.blocks, round.blocks.length - round.spins.length);
  }
  return seen;
}

describe('the verifier agrees with the game server', () => {
  it.each(['r96', 'r94'])('in 150 rounds of owl %s', async (variant) => {
    const seen = await expectVerified(theOwl, 150, variant);
    expect(seen.skipped).toBeGreaterThan(0);
  });

  it('in free spins, on each step of the ladder, and at the cap', async () => {
    const generous: MathsFile = {
      ...owl,
      cap: 600,
      freeSpins: { atLeast: 1, spins: 12, ladder: [1, 2, 3, 5] },
    };
    const seen = await expectVerified(asPlayed(generous), 150);
    expect(seen.free).toBeGreaterThan(30);
    expect(seen.capped).toBeGreaterThan(5);
  });

  it('in a game of one row, without a wild and without jackpots', async () => {
    const seen = await expectVerified(asPlayed({ ...TINY, pays: { ...TINY.pays, b: { 3: 5 } } }), 400, 'only', 10);
    expect(seen.free).toBeGreaterThan(20);
    expect(seen.capped).toBeGreaterThan(0);
  });

  it.each(SMALL_GAMES.map((file) => [file.code, file] as const))('in 150 rounds of %s', async (_code, file) => {
    await expectVerified(asPlayed(file), 150, 'only', 10);
  });

  it('in jackpots that skip numbers and need more blocks', async () => {
    const odds = [3_000_000_000, 10, 7, 2 ** 31 + 1, 2 ** 32, 5, 2_900_000_000];
    const jackpots = odds.map((each, at) => ({ name: `jackpot${at}`, seed: 10, contribution: 1, odds: each }));
    const seen = await expectVerified(asPlayed({ ...owl, jackpots }), 100, 'r96', 20);
    expect(seen.skipped).toBeGreaterThan(100);
    expect(seen.jackpots).toBeGreaterThan(15);
    expect(seen.blocks).toBeGreaterThan(0);
  });

  it('in combinations that pay the same', async () => {
    const even = Object.fromEntries(Object.keys(owl.pays).map((symbol) => [symbol, { 2: 10, 3: 10, 5: 20 }]));
    await expectVerified(asPlayed({ ...owl, pays: even }), 150);
  });
});

const partsOf = ({ Result }: RoundRecord): number =>
  [...JSON.stringify(Result).matchAll(/"(?:cells?|prize|jackpot|wheel|orbs|removed|left)":/g)].length;

/** Every copy of a value with one changed leaf, with the path of the leaf. */
function mutants(value: unknown, path = ''): { path: string; mutant: unknown }[] {
  if (typeof value === 'number') return [{ path, mutant: value + 1 }];
  if (typeof value === 'boolean') return [{ path, mutant: !value }];
  if (typeof value === 'string') {
    const last = value.at(-1) === '0' ? '1' : '0';
    return [{ path, mutant: `${value.slice(0, -1)}${last}` }];
  }
  if (Array.isArray(value))
    return value.flatMap((each: unknown, at) =>
      mutants(each, `${path}.${at}`).map(({ path: where, mutant }) => ({
        path: where,
        mutant: value.with(at, mutant),
      })),
    );
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
      mutants(each, `${path}.${name}`).map(({ path: where, mutant }) => ({
        path: where,
        mutant: { ...value, [name]: mutant },
      })),
    );
  return [];
}

describe('a changed record fails at a named step', () => {
  // With free spins in this round, every part of a record exists.
  const played = asPlayed({ ...owl, freeSpins: { atLeast: 1, spins: 3, ladder: [1, 2] } });
  const good = recordOf(played, findNonce());

  function findNonce(): number {
    for (let nonce = 1; ; nonce += 1) {
      const { Result } = recordOf(played, nonce);
      if (Result?.Outcome?.spins.slice(1).some(({ wins }) => wins.length > 0)) return nonce;
    }
  }

  async function failing(record: RoundRecord, bytes = played.bytes): Promise<StepName[]> {
    const { steps, verdict: found } = await verifyRound(record, bytes);
    const failed = steps.filter(({ verdict }) => verdict === 'differ').map(({ name }) => name);
    expect(found).toBe(failed.length === 0 ? 'verified' : 'differs');
    return failed;
  }

  it('passes unchanged', async () => {
    expect(await failing(good)).toEqual([]);
  });

  it('for each value of the record but its name', async () => {
    const { RoundID, ...checked } = good;
    const passed: string[] = [];
    for (const { path, mutant } of mutants(checked)) {
      const failed = await failing(RoundRecord.parse({ RoundID, ...Object(mutant) }));
      if (failed.length === 0) passed.push(path);
    }
    expect(passed).toEqual([]);
  });

  it.each(SMALL_GAMES.map((file) => [file.code, file] as const))(
    'for each value of a round of %s',
    async (_code, file) => {
      const game = asPlayed(file);
      // The round with the most parts among some.
      const records = Array.from({ length: 60 }, (_, at) => recordOf(game, at + 1, 'only', 10));
      const { RoundID, ...checked } = records.reduce((one, other) => (partsOf(other) > partsOf(one) ? other : one));
      const passed: string[] = [];
      for (const { path, mutant } of mutants(checked)) {
        const { verdict: found } = await verifyRound(RoundRecord.parse({ RoundID, ...Object(mutant) }), game.bytes);
        if (found !== 'differs') passed.push(path);
      }
      expect(passed).toEqual([]);
    },
  );

  it.each<[StepName, Partial<RoundRecord>]>([
    ['seed', { ServerSeed: hash('another seed') }],
    ['seed', { Commitment: hash('another commitment') }],
    ['maths', { Maths: hash('another file') }],
    ['maths', { GameCode: 'tiger' }],
    ['maths', { Variant: 'r99' }],
    ['draws', { ClientSeed: 'another' }],
    ['draws', { Nonce: 999_999 }],
    ['coins', { Stake: 4000 }],
    ['ledger', { Ledger: { Stake: 2000, Win: 1 } }],
  ])('%s', async (step, change) => {
    expect(await failing({ ...good, ...change })).toContain(step);
  });

  it('names the maths step for each changed byte of the published file', async () => {
    for (let at = 0; at < played.bytes.length; at += 97) {
      const bytes = new Uint8Array(played.bytes);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      expect(await failing(good, bytes)).toContain('maths');
    }
  });
});

it('a record without an outcome is computed, and only what it claims is compared', async () => {
  const { Result: _result, Ledger: _ledger, ...seeds } = recordOf(theOwl, 5);
  const { steps, verdict: found, round } = await verifyRound(seeds, owlBytes);
  expect(steps.map(({ verdict }) => verdict)).toEqual([
    'match',
    'match',
    'unclaimed',
    'unclaimed',
    'unclaimed',
    'unclaimed',
  ]);
  expect(found).toBe('verified');
  expect(round?.spins[0]?.stops).toHaveLength(5);
});

it('seeds alone are computed, not verified', async () => {
  const { Result: _result, Ledger: _ledger, Commitment: _said, Maths: _hash, ...seeds } = recordOf(theOwl, 5);
  expect(await verifyRound(seeds, owlBytes)).toMatchObject({ verdict: 'computed' });
});

it('a round whose seed is still secret is refused', async () => {
  const { ServerSeed: _secret, ...secret } = recordOf(theOwl, 5);
  await expect(verifyRound(secret, owlBytes)).rejects.toThrow('is not revealed yet');
});
