import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { mathsFaults, MathsFile, SheetFile } from '#games/maths/index.ts';
import { SizesFile } from './builtSizes.ts';
import { TouchableFile } from './touchable.ts';

export const SIZES_PATH = 'docs/games/sizes.json';
export const TOUCHABLE_PATH = 'docs/games/touchable.json';

/** The payments of the rounds of a simulation. Amounts are in tenths of the stake. */
export const TallyFile = z.strictObject({
  rounds: z.int(),
  paid: z.int(),
  squares: z.int(),
  wins: z.int(),
  freeSpins: z.int(),
  holds: z.optional(z.int()),
  choices: z.optional(z.int()),
  turns: z.optional(z.int()),
  capped: z.int(),
  jackpots: z.record(z.string(), z.int()),
});

/** `simulation.json` of a game: a long simulation of a variant, and the command that repeats it. */
export const SimulationFile = z.strictObject({
  command: z.string(),
  variant: z.string(),
  seed: z.string(),
  /** In coins. */
  stake: z.int().min(10),
  /** The SHA-256 of the `maths.json` that was played. */
  maths: z.string(),
  /** The source of the blocks, unless it was HMAC. */
  blocks: z.optional(z.literal('chacha8')),
  tally: TallyFile,
});
export type SimulationFile = z.infer<typeof SimulationFile>;

const FOLDER = 'games/catalogue';

/** From the checkout. */
export const folderOf = (code: string): string => `${FOLDER}/${code}`;

/** @param root the checkout */
export const gameCodes = (root: string): string[] => readdirSync(join(root, FOLDER)).toSorted();

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function readJson(path: string): { data: unknown; problem?: string } {
  try {
    const data: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return { data };
  } catch (error) {
    return { data: undefined, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Returns all faults of a game's `maths.json` except its return. Each sentence names the file and the field. */
export function faultsOfMaths(root: string, code: string): string[] {
  const path = `${folderOf(code)}/maths.json`;
  const { data, problem } = readJson(join(root, path));
  if (problem !== undefined) return [`${path}: ${problem}`];
  const faults = mathsFaults(data).map(({ field, problem: words }) => `${path}: ${field}: ${words}`);
  const named = z.looseObject({ code: z.string() }).safeParse(data);
  if (named.success && named.data.code !== code)
    faults.push(`${path}: code: "${named.data.code}" is not the name of the folder`);
  return faults;
}

/**
 * Also returns the SHA-256 of the file.
 * @throws Error with every fault
 */
export function readMaths(root: string, code: string): { file: MathsFile; hash: string } {
  const faults = faultsOfMaths(root, code);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const text = readFileSync(join(root, folderOf(code), 'maths.json'), 'utf8');
  return { file: MathsFile.parse(JSON.parse(text)), hash: sha256(text) };
}

export const readSheet = (root: string, code: string): SheetFile =>
  SheetFile.parse(JSON.parse(readFileSync(join(root, folderOf(code), 'sheet.json'), 'utf8')));

/** Undefined if none was recorded. */
export function readSimulation(root: string, code: string): SimulationFile | undefined {
  const path = join(root, folderOf(code), 'simulation.json');
  return existsSync(path) ? SimulationFile.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}

/** The recorded sizes of built games. */
export const readSizes = (root: string): SizesFile =>
  SizesFile.parse(existsSync(join(root, SIZES_PATH)) ? JSON.parse(readFileSync(join(root, SIZES_PATH), 'utf8')) : {});

/** The measured times until a game can be touched. */
export const readTouchable = (root: string): TouchableFile => {
  const path = join(root, TOUCHABLE_PATH);
  return TouchableFile.parse(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
};
