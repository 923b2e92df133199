import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LEVEL } from '#games/maths/testing/smallGames.ts';
import { nodeCrypto } from '#games/provider/node/nodeCrypto.ts';
import { createProviderWorld, PLAYER } from '#games/provider/testing/providerWorld.ts';
import { verifyFolder } from './verifyFolder.ts';

const ROUNDS = 300;
/** The seed changes after so many rounds. */
const SEED_ROUNDS = 60;
const MATHS = JSON.stringify(LEVEL);

let root = '';
/** The rounds as the verify page exports them. */
let rounds = '';
let maths = '';

async function playAndExport(): Promise<void> {
  const games = [{ hash: createHash('sha256').update(MATHS).digest('hex'), file: LEVEL }];
  const world = createProviderWorld({ crypto: nodeCrypto, games, seed: 'folder' });
  world.ledger.give(PLAYER, 100_000);
  const token = await world.open('level');
  const server = world.server();
  const played: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    world.pass(3000);
    // Some stakes are refused, and use a nonce.
    world.ledger.mischief = (call) => (round % 41 === 40 && /play|bet/.test(call) ? 'refused' : 'none');
    const { RoundID } = await world.spin(token, round % 3 === 0 ? 20 : 10);
    await server.close(token, RoundID);
    played.push(RoundID);
    if (round % SEED_ROUNDS === SEED_ROUNDS - 1) await server.rotateSeed(token);
  }
  await Promise.all(
    played.map(async (id, at) =>
      writeFile(
        join(rounds, `round-${String(at).padStart(3, '0')}.json`),
        JSON.stringify(await server.readRound(token, id)),
      ),
    ),
  );
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'verify-folder-'));
  rounds = join(root, 'rounds');
  maths = join(root, 'level.maths');
  await mkdir(rounds);
  await writeFile(maths, MATHS);
  await playAndExport();
}, 60_000);
afterAll(() => rm(root, { recursive: true }));

/** Runs the command, and returns its exit code and its lines. */
const runCommand = (folder: string): Promise<{ readonly code: number; readonly lines: readonly string[] }> =>
  new Promise((resolve) => {
    const args = ['node_modules/tsx/dist/cli.mjs', 'scripts/verify.ts', folder, '--maths', maths];
    execFile(process.execPath, args, { maxBuffer: 1e8 }, (error, out) =>
      resolve({ code: error === null ? 0 : Number(error.code), lines: out.trimEnd().split('\n') }),
    );
  });
const verify = (folder: string) => verifyFolder('.', folder, maths);

const Exported = z.looseObject({ RoundID: z.string(), Level: z.int(), Stake: z.int(), Nonce: z.int() });

/** A folder with the same rounds, each changed or left out. */
async function folderWith(name: string, change: (round: z.infer<typeof Exported>, at: number) => object | undefined) {
  const folder = join(root, name);
  await mkdir(folder);
  for (const [at, file] of (await readdir(rounds)).toSorted().entries()) {
    const changed = change(Exported.parse(JSON.parse(await readFile(join(rounds, file), 'utf8'))), at);
    if (changed !== undefined) await writeFile(join(folder, file), JSON.stringify(changed));
  }
  return folder;
}

describe('npm run verify -- <folder>', { timeout: 60_000 }, () => {
  it('verifies a level carried over 300 rounds from exported files', async () => {
    const { code, lines } = await runCommand(rounds);
    expect(lines.slice(-4, -2)).toEqual([expect.stringMatching(/^ok {3}the level of level at a stake of 1?\d/), '']);
    expect(lines.slice(-2)).toEqual([
      '300 rounds: 300 verified, 0 computed without published facts, 0 differ, 0 with a secret seed; 0 of 2 levels differ',
      'Nothing differs.',
    ]);
    expect(lines.filter((line) => line.startsWith('ok   round-'))).toHaveLength(ROUNDS);
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^ok {3}the level of level at a stake of 20 over 100 rounds: 0 before them, \d after them$/,
      ),
    );
    expect(code).toBe(0);
  });

  it('names two rounds whose levels do not fit, and a round whose own level differs', async () => {
    // The outcome of this round fits its level, as that of a cheat would.
    const swapped = await folderWith('cheat', (round, at) =>
      at === 100 ? { ...round, Level: (round.Level + 1) % 5, Result: undefined } : round,
    );
    const { differs, lines } = await verify(swapped);
    expect(differs).toBe(true);
    expect(lines.at(-1)).toBe('NOT VERIFIED: see the lines marked FAIL.');
    expect(lines.filter((line) => line.startsWith('FAIL the level of level at a stake of 10'))).toHaveLength(1);
    expect(lines.filter((line) => /^ {7}\d after .*, and \d before /.test(line)).length).toBeGreaterThan(0);
    const changed = await folderWith('changed', (round, at) =>
      at === 7 ? { ...round, Level: (round.Level + 1) % 5 } : round,
    );
    const { lines: found } = await verify(changed);
    expect(found.find((line) => line.startsWith('FAIL round-007.json'))).toBeDefined();
    expect(found.find((line) => line.includes('level before: computed'))).toBeDefined();
  });

  it('says that rounds of a seed are missing, and that a seed is secret', async () => {
    const some = await folderWith('some', (round, at) => {
      if (at >= 70 && at < 80) return undefined;
      return at > 290 ? { ...round, ServerSeed: undefined } : round;
    });
    const { differs, lines } = await verify(some);
    expect(lines.find((line) => line.endsWith(': rounds between them are missing'))).toBeDefined();
    expect(
      lines.find((line) => line.startsWith('-    round-299.json') && line.endsWith('not revealed yet')),
    ).toBeDefined();
    expect(differs).toBe(false);
  });

  it('refuses for a folder without a round, and for a file of something else', async () => {
    const empty = join(root, 'empty');
    await mkdir(empty);
    await expect(verify(empty)).rejects.toThrow('has no .json file of a round');
    await writeFile(join(empty, 'other.json'), '{}');
    await expect(verify(empty)).rejects.toThrow('other.json is no exported round');
  });
});
