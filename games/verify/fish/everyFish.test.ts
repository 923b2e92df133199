import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { blockMessage, DrawStream, FishFile, playShot } from '#games/maths/index.ts';
import { FishRecord } from './record.ts';
import { verifyShots } from './verifyShots.ts';

const SEED = 'ab'.repeat(32);
const Stake = 4000;

it.each(['angler', 'octopus', 'chest'])('each fish of %s pays the same by both programs', async (game) => {
  const file = FishFile.parse(JSON.parse(readFileSync(`games/rooms/${game}/rules.json`, 'utf8')));
  // Frequent hits and pools, so that few shots show all multiples.
  const rules = { ...file, basisPoints: 9999, jackpots: file.jackpots.map((pool) => ({ ...pool, odds: 9000 })) };
  const bytes = new Uint8Array(new TextEncoder().encode(JSON.stringify(rules)));
  for (let window = 0; window < 12; window += 1) {
    const shots = file.fish.map(({ code: Fish }, at) => {
      const Nonce = 1 + window * 50 + at;
      const draws = new DrawStream((cursor) =>
        createHmac('sha256', SEED)
          .update(blockMessage('tide', Nonce, cursor))
          .digest(),
      );
      const { multiple: Multiple, jackpots } = playShot(rules, Fish, Stake, draws);
      const Jackpots = jackpots.map((Name) => ({ Name, Coins: 7 }));
      return { Nonce, Fish, Multiple, Win: Multiple * Stake + 7 * jackpots.length, Jackpots };
    });
    const Win = shots.reduce((sum, shot) => sum + shot.Win, 0);
    const record = FishRecord.parse({
      WindowID: 'window',
      GameCode: game,
      ServerSeed: SEED,
      ClientSeed: 'tide',
      Stake,
      Fired: shots.length,
      Win,
      Shots: shots,
    });
    const { verdict, steps } = await verifyShots(record, bytes);
    expect(steps.flatMap(({ checks }) => checks.filter(({ computed, claimed }) => computed !== claimed))).toEqual([]);
    expect(verdict).toBe('computed');
    const wrong = await verifyShots({ ...record, Win: Win + 1 }, bytes);
    expect(wrong.verdict).toBe('differs');
  }
});
