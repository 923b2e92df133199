import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MathsFile } from '#games/maths/index.ts';
import { folderOf } from './catalogue.ts';

/** The game that a new game copies. */
const MODEL = 'owl';
const RESULTS = ['versions', 'sheet.json', 'simulation.json'];

const shape = MathsFile.shape.code;

/**
 * Makes the folder of a new game: a playable copy of `owl` under another code, without its results.
 * @returns the folder, from the checkout
 * @throws Error if the code is not a name, or is taken
 */
export function newGame(root: string, code: string): string {
  const folder = folderOf(code);
  if (!shape.safeParse(code).success)
    throw new Error(`"${code}" is not a name: a small letter, then letters and digits`);
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists`);
  cpSync(join(root, folderOf(MODEL)), join(root, folder), { recursive: true });
  for (const name of RESULTS) rmSync(join(root, folder, name), { recursive: true, force: true });
  for (const file of ['maths.json', 'look.json']) {
    const path = join(root, folder, file);
    const text = readFileSync(path, 'utf8').replace(`"code": "${MODEL}"`, `"code": "${code}"`);
    writeFileSync(path, text.replace(/"version": \d+/, '"version": 1'));
  }
  return folder;
}
