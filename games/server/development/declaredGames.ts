import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SheetFile } from '#games/maths/index.ts';
import * as z from 'zod/mini';
import { declaredGame } from '#games/provider/declaredGame.ts';
import { declaredFish } from '#games/provider/declaredFish.ts';
import { declaredTable } from '#games/provider/declaredTable.ts';
import { readFishFile } from '#games/provider/fish/fishCatalogue.ts';
import type { DeclaredGame } from '#protocol/wallet/index.ts';

/**
 * The games of a catalogue as the operator declares them, each in the first variant of its PAR sheet.
 *
 * @param folder the catalogue, such as `games/catalogue`
 * @param codes the games
 */
export const declaredGames = (folder: string, codes: readonly string[]): readonly DeclaredGame[] =>
  codes.map((code) =>
    declaredGame(SheetFile.parse(JSON.parse(readFileSync(join(folder, code, 'sheet.json'), 'utf8')))),
  );

const Returns = z.record(z.string(), z.number());

/**
 * The tables that players can open, as the operator declares them.
 *
 * @param folder the rooms, such as `games/rooms`
 * @param codes the tables
 */
export const declaredTables = (folder: string, codes: readonly string[]): readonly DeclaredGame[] =>
  codes.map((code) =>
    declaredTable(code, Returns.parse(JSON.parse(readFileSync(join(folder, code, 'returns.json'), 'utf8')))),
  );

/**
 * The rooms of fishing that players can open, as the operator declares them.
 *
 * @param folder the rooms, such as `games/rooms`
 * @param codes the rooms
 */
export const declaredFishRooms = (folder: string, codes: readonly string[]): readonly DeclaredGame[] =>
  codes.flatMap((code) => {
    const file = readFishFile(readFileSync(join(folder, code, 'rules.json'), 'utf8'));
    return file === undefined ? [] : [declaredFish(file)];
  });
