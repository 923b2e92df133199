import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MathsFile } from '#games/maths/index.ts';
import { folderOf } from './catalogue.ts';

/** The game that a new game copies by default. */
const MODEL = 'owl';
const RESULTS = ['versions', 'sheet.json', 'simulation.json'];

const shape = MathsFile.shape.code;

/**
 * Makes the folder of a new game: a playable copy of another game under its own code, without its results.
 * @param model the code of the game to copy
 * @returns the folder, from the checkout
 * @throws Error if the code is not a name, or is taken, or there is no game to copy
 */
export function newGame(root: string, code: string, model = MODEL): string {
  const folder = folderOf(code);
  if (!shape.safeParse(code).success)
    throw new Error(`"${code}" is not a name: a small letter, then letters and digits`);
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists`);
  if (!shape.safeParse(model).success || !existsSync(join(root, folderOf(model))))
    throw new Error(`there is no game "${model}" to copy`);
  cpSync(join(root, folderOf(model)), join(root, folder), { recursive: true });
  for (const name of RESULTS) rmSync(join(root, folder, name), { recursive: true, force: true });
  for (const file of ['maths.json', 'look.json']) {
    const path = join(root, folder, file);
    const text = readFileSync(path, 'utf8').replace(`"code": "${model}"`, `"code": "${code}"`);
    writeFileSync(path, text.replace(/"version": \d+/, '"version": 1'));
  }
  return folder;
}
