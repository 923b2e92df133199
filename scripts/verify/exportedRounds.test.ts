import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameCodes, readMaths } from '../game/catalogue.ts';
import { exportRounds } from '../game/exportRounds.ts';
import { verifyFolder } from './verifyFolder.ts';

const ROUNDS = 300;
/** A game with long chains of tumbles verifies a round in about 0.1 s. */
const LONGEST_MS = 120_000;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exported-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each(gameCodes('.'))(
  '300 exported rounds of %s verify, features and choices among them',
  async (code) => {
    const path = join(folder, code);
    const { features, choices } = await exportRounds('.', code, ROUNDS, path);
    const { lines, differs } = await verifyFolder('.', path, undefined);
    expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([]);
    expect(lines.at(-2)).toMatch(
      /^300 rounds: 300 verified, 0 computed without published facts, 0 differ, 0 with a secret seed(?:; 0 of \d levels differ)?$/,
    );
    expect(differs).toBe(false);
    expect(features).toBeGreaterThan(10);
    expect(choices > 0).toBe(readMaths('.', code).file.choice !== undefined);
  },
  LONGEST_MS,
);
