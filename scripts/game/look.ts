import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { MASCOT_DRAWINGS, SYMBOL_DRAWINGS, TITLE_LANGUAGE_NAMES } from '#art/slots/index.ts';
import { lookFaults, textFaults, textKeys } from '#games/client/look/faults.ts';
import { LookFile, soundsByName } from '#games/client/look/schema.ts';
import type { MathsFile } from '#games/maths/index.ts';
import { folderOf } from './catalogue.ts';
import { SoundsFile } from './sounds/schema.ts';

const TextsFile = z.record(z.string(), z.string());

const read = (root: string, code: string, file: string): unknown =>
  JSON.parse(readFileSync(join(root, folderOf(code), file), 'utf8'));

export const hasLook = (root: string, code: string): boolean => existsSync(join(root, folderOf(code), 'look.json'));

export const symbolsOf = ({ pays, wild, scatter, hold, tumble }: MathsFile): string[] => {
  const special = [wild, scatter, hold?.coin, tumble?.thrown?.symbol].filter((name) => name !== undefined);
  return [...new Set([...Object.keys(pays), ...special])];
};

/** Returns symbols whose drawing does not exist, or needs other parameters. */
function drawingFaults({ symbols }: LookFile): { field: string; problem: string }[] {
  return Object.entries(symbols).flatMap(([name, { drawing, colours, word }]) => {
    const field = `symbols.${name}`;
    const known = Object.hasOwn(SYMBOL_DRAWINGS, drawing) ? SYMBOL_DRAWINGS[drawing] : undefined;
    if (known === undefined) {
      const names = Object.keys(SYMBOL_DRAWINGS).join(', ');
      return [{ field: `${field}.drawing`, problem: `there is no drawing "${drawing}"; there are ${names}` }];
    }
    const faults = [];
    if (colours.length !== known.colours)
      faults.push({ field: `${field}.colours`, problem: `"${drawing}" takes ${known.colours}, not ${colours.length}` });
    if (known.hasWord !== (word !== undefined))
      faults.push({ field: `${field}.word`, problem: `"${drawing}" carries ${known.hasWord ? 'a' : 'no'} word` });
    return faults;
  });
}

function mascotFaults({ mascot }: LookFile): { field: string; problem: string }[] {
  if (Object.hasOwn(MASCOT_DRAWINGS, mascot)) return [];
  const names = Object.keys(MASCOT_DRAWINGS).join(', ');
  return [{ field: 'mascot', problem: `there is no mascot "${mascot}"; there are ${names}` }];
}

/** Returns the faults of the sounds' scores. The look must name every score, and every named score must exist. */
function soundFaults(data: unknown, look: LookFile): { field: string; problem: string }[] {
  const parsed = SoundsFile.safeParse(data);
  if (!parsed.success)
    return parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), problem: issue.message }));
  return (['effects', 'music'] as const).flatMap((kind) => {
    const there = Object.keys(parsed.data[kind]);
    const named = Object.values(kind === 'effects' ? soundsByName(look.sounds) : look.music).map(({ file }) => file);
    return [
      ...named
        .filter((file) => !there.includes(file))
        .map((file) => ({ field: kind, problem: `has no "${file}", which look.json names` })),
      ...there
        .filter((file) => !named.includes(file))
        .map((file) => ({ field: `${kind}.${file}`, problem: 'is played by nothing in look.json; remove it' })),
    ];
  });
}

/** Returns all faults of a game's look, sounds and texts. Each sentence names the file and the field. */
export function faultsOfLook(root: string, code: string, maths: MathsFile): string[] {
  const data = read(root, code, 'look.json');
  const sentences = (file: string, faults: readonly { field: string; problem: string }[]) =>
    faults.map(({ field, problem }) => `${file}: ${field}: ${problem}`);
  const faults = lookFaults(data, { code, symbols: symbolsOf(maths) });
  if (faults.length > 0) return sentences('look.json', faults);
  const look = LookFile.parse(data);
  const keys = textKeys(
    look,
    maths.jackpots.map(({ name }) => name),
  );
  return [
    ...sentences('look.json', [...drawingFaults(look), ...mascotFaults(look)]),
    ...sentences('sounds.json', soundFaults(read(root, code, 'sounds.json'), look)),
    ...TITLE_LANGUAGE_NAMES.flatMap((language) => {
      const file = `texts/${language}.json`;
      return sentences(file, textFaults(read(root, code, file), keys));
    }),
  ];
}

/** @throws Error with the fault */
export const readSounds = (root: string, code: string): SoundsFile => SoundsFile.parse(read(root, code, 'sounds.json'));

/** The texts are by language. @throws Error with the fault */
export function readLook(root: string, code: string) {
  const look = LookFile.parse(read(root, code, 'look.json'));
  const texts = TITLE_LANGUAGE_NAMES.map((language) => {
    const file: unknown = read(root, code, `texts/${language}.json`);
    return [language, TextsFile.parse(file)] as const;
  });
  return { look, texts };
}
