import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FishFile, slotGame, sheetOf } from '#games/maths/index.ts';
import { loadIssueSentences } from '#protocol/issueSentences.ts';
import {
  folderOf,
  gameCodes,
  readMaths,
  readSheet,
  readSimulation,
  readSizes,
  readTouchable,
  SIZES_PATH,
} from './game/catalogue.ts';
import { builtSizes } from './game/builtSizes.ts';
import { checkGame } from './game/check.ts';
import { compareReturn, MAX_Z } from './game/compare.ts';
import { exportRounds } from './game/exportRounds.ts';
import { glyphFaults } from './game/glyphs.ts';
import { newGame } from './game/newGame.ts';
import { renderSheet } from './game/renderSheet.ts';
import { renderTable } from './game/renderTable.ts';
import { servingWarnings } from './game/serving.ts';
import { Blocks, type SimulatedRounds } from './game/simulate.ts';
import { simulateParts } from './game/simulateParts.ts';
import { simulateShots } from './game/simulateShots.ts';
import { keepVersion } from './game/versions.ts';
import { writeWhenChanged } from './writeWhenChanged.ts';

// `npm run game -- <command>`: tools for the mathematics of the games.
const USAGE = `npm run game -- new <code> [--like <code>]
                                  makes the folder of a new game, a copy of another; docs/new-game.md goes on from there
npm run game -- check [code]      checks the data of a game, or of every game
npm run game -- sheet <code>      writes the exact results: sheet.json and docs/games/<code>.md; keeps the version
npm run game -- export <code> --to <folder> [--rounds 300]
                                  plays rounds on a game server in memory, and writes each as the verify page exports it
npm run game -- table             writes docs/games/README.md, with the sizes of the build if there is one
npm run game -- simulate <code> --rounds 1000000 --seed <text> [--variant <name>] [--stake 2000] [--first 1] [--record]
                                  [--blocks chacha8] [--processes <number>]
                                  plays rounds as the game server does, and compares their return with the exact one;
                                  blocks of ChaCha8 instead of HMAC take less time
npm run game -- shots <code> --rounds 10000000 --seed <text> [--stake 2000]
                                  fires shots of a fishing room by turns at its fish, and compares their return with the published one`;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
loadIssueSentences();

/** The sittings that a sheet simulates to say how long coins last. */
const SITTINGS = 5000;

const writeJson = (path: string, data: unknown): Promise<boolean> =>
  writeWhenChanged(join(root, path), `${JSON.stringify(data, undefined, 2)}\n`);

async function writePage(code: string): Promise<void> {
  const page = renderSheet(readMaths(root, code).file, readSheet(root, code), readSimulation(root, code));
  await writeWhenChanged(join(root, `docs/games/${code}.md`), page);
}

async function writeSheet(code: string): Promise<void> {
  await keepVersion(root, code);
  const { file, hash } = readMaths(root, code);
  if (file.tumble !== undefined) console.log('counting the boards of every stop takes minutes');
  const sheet = sheetOf(file, hash, SITTINGS);
  await writeJson(`${folderOf(code)}/sheet.json`, sheet);
  await writePage(code);
  for (const { name, basisPoints } of sheet.variants)
    console.log(`${name} returns ${(basisPoints / 100).toFixed(2)} %`);
  console.log(`wrote ${folderOf(code)}/sheet.json and docs/games/${code}.md`);
}

async function writeTable(): Promise<void> {
  const codes = gameCodes(root);
  const sizes = { ...readSizes(root), ...builtSizes(join(root, 'dist/games'), codes) };
  await writeJson(SIZES_PATH, sizes);
  await writeWhenChanged(join(root, 'docs/games/README.md'), renderTable(root, sizes, readTouchable(root)));
  console.log(`wrote docs/games/README.md, with the sizes of ${Object.keys(sizes).length} of ${codes.length} games`);
}

async function check(codes: readonly string[]): Promise<void> {
  const faults: string[] = [];
  for (const code of codes) {
    const found = checkGame(root, code);
    // The checks below need valid files.
    if (found.length === 0) found.push(...(await glyphFaults(root, code)));
    if (found.length === 0)
      for (const warning of servingWarnings(root, readMaths(root, code).file, process.env['GAME_PROVIDERS']))
        console.log(`warning: ${warning}`);
    faults.push(...found);
  }
  console.log(faults.length === 0 ? `nothing is wrong with ${codes.join(', ')}` : faults.join('\n'));
  if (faults.length > 0) process.exitCode = 1;
}

async function exportGame(code: string, rounds: number, folder: string): Promise<void> {
  const { features, choices } = await exportRounds(root, code, rounds, folder);
  console.log(`wrote ${rounds} rounds of ${code} to ${folder}: ${features} have a feature, ${choices} a choice`);
}

/** The rounds of an export unless a number is given. */
const EXPORTED = 300;

/** The rounds of a simulation unless a number is given. */
const SIMULATED = 1_000_000;

interface SimulationOptions extends Required<SimulatedRounds> {
  processes: number;
  variant: string | undefined;
  record: boolean;
}

async function simulateGame(code: string, options: SimulationOptions): Promise<void> {
  const { file, hash } = readMaths(root, code);
  const game = slotGame(file, options.variant);
  const { rounds, seed, first = 1, stake, blocks, processes } = options;
  const exact = readSheet(root, code).variants.find(({ name }) => name === game.variant);
  if (exact === undefined)
    throw new Error(`sheet.json has no variant "${game.variant}"; run npm run game -- sheet ${code}`);
  const tally = await simulateParts(game, { rounds, seed, first, stake, blocks }, processes, (soFar) =>
    console.error(`${soFar.rounds} rounds`),
  );
  const { mean, standardError, z } = compareReturn(tally, exact);
  console.log(`${rounds} rounds of ${code} ${game.variant} with the seed "${seed}"`);
  console.log(`mean ${(mean * 100).toFixed(4)} %, standard error ${(standardError * 100).toFixed(4)} %`);
  console.log(`exact ${(exact.return * 100).toFixed(4)} %, z ${z.toFixed(2)}`);
  if (Math.abs(z) > MAX_Z) process.exitCode = 1;
  // Only a complete series from the first round is recorded.
  if (!options.record || first !== 1) return;
  const command = `npm run game -- simulate ${code} --rounds ${rounds} --seed ${seed} --variant ${game.variant} --stake ${stake}${blocks === 'hmac' ? '' : ` --blocks ${blocks}`} --record`;
  await writeJson(`${folderOf(code)}/simulation.json`, {
    command,
    variant: game.variant,
    seed,
    stake,
    maths: hash,
    ...(blocks === 'chacha8' ? { blocks } : {}),
    tally,
  });
  await writePage(code);
}

/** The room's fish, and all shots together. */
function fireShots(
  code: string,
  options: { readonly shots: number; readonly seed: string; readonly stake: number },
): void {
  const file = FishFile.parse(JSON.parse(readFileSync(join(root, `games/rooms/${code}/rules.json`), 'utf8')));
  const { fish, sigma, paid } = simulateShots(file, options);
  for (const tally of fish) {
    const { shots, catches, paid: of } = tally;
    console.log(
      `${tally.fish.padEnd(12)} ${shots} shots, ${catches} catches, return ${((of / shots) * 100).toFixed(3)} %, z ${tally.sigma.toFixed(2)}`,
    );
  }
  console.log(`${options.shots} shots of ${code} with the seed "${options.seed}"`);
  console.log(
    `return ${((paid / options.shots) * 100).toFixed(4)} %, published ${file.basisPoints / 100} %, z ${sigma.toFixed(2)}`,
  );
  if (Math.abs(sigma) > MAX_Z) process.exitCode = 1;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    to: { type: 'string' },
    seed: { type: 'string', default: 'seed' },
    first: { type: 'string', default: '1' },
    stake: { type: 'string', default: '2000' },
    variant: { type: 'string' },
    blocks: { type: 'string', default: 'hmac' },
    processes: { type: 'string' },
    like: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
});
const [command = '', code] = positionals;
try {
  if (command === 'new' && code !== undefined) console.log(`made ${newGame(root, code, values.like)}`);
  else if (command === 'check') await check(code === undefined ? gameCodes(root) : [code]);
  else if (command === 'sheet' && code !== undefined) await writeSheet(code);
  else if (command === 'table') await writeTable();
  else if (command === 'export' && code !== undefined && values.to !== undefined)
    await exportGame(code, Number(values.rounds ?? EXPORTED), values.to);
  else if (command === 'simulate' && code !== undefined)
    await simulateGame(code, {
      rounds: Number(values.rounds ?? SIMULATED),
      seed: values.seed,
      first: Number(values.first),
      stake: Number(values.stake),
      variant: values.variant,
      blocks: Blocks.parse(values.blocks),
      processes: Number(values.processes ?? availableParallelism()),
      record: values.record,
    });
  else if (command === 'shots' && code !== undefined)
    fireShots(code, { shots: Number(values.rounds ?? SIMULATED), seed: values.seed, stake: Number(values.stake) });
  else {
    console.error(USAGE);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
