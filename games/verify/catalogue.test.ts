import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MathsFile, type RoundOutcome } from '#games/maths/index.ts';
import { verifyRound } from './index.ts';
import { type Played, playedRound } from './testing/playedRounds.ts';

const CATALOGUE = new URL('../catalogue/', import.meta.url);
const ROUNDS = 400;
/** How many rounds with a feature are verified, and how many without. */
const FEATURE_ROUNDS = 30;
const PLAIN_ROUNDS = 10;

function played(code: string): Played {
  const bytes = new Uint8Array(readFileSync(new URL(`${code}/maths.json`, CATALOGUE)));
  return { bytes, file: MathsFile.parse(JSON.parse(new TextDecoder().decode(bytes))) };
}

const hasFeature = ({ spins, hold, choice }: RoundOutcome): boolean =>
  spins.length > 1 ||
  hold !== undefined ||
  choice !== undefined ||
  spins[0]?.nudge?.moved === true ||
  spins[0]?.respins !== undefined ||
  (spins[0]?.tumbles?.length ?? 0) > 1;

// The exact count of a cycle may take minutes. This sample proves cheaply that the published rule pays what the game server pays.
describe.each(readdirSync(CATALOGUE))('rounds of %s', (code) => {
  const game = played(code);

  it('pay for the verifier what the game server pays, with features and without', async () => {
    const rounds = Array.from({ length: ROUNDS }, (_, at) => playedRound(game, at + 1));
    const withFeature = rounds.filter(({ outcome }) => hasFeature(outcome));
    expect(withFeature.length).toBeGreaterThan(0);
    for (const { record } of [...withFeature.slice(0, FEATURE_ROUNDS), ...rounds.slice(0, PLAIN_ROUNDS)]) {
      const { verdict, steps } = await verifyRound(record, game.bytes);
      expect({ nonce: record.Nonce, verdict, steps: steps.filter((step) => step.verdict !== 'match') }).toEqual({
        nonce: record.Nonce,
        verdict: 'verified',
        steps: [],
      });
    }
  });
});
