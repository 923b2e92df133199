import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Palette, type PaletteNeeds, SLOT_ART, TITLE_LANGUAGE_NAMES } from '#art/slots/index.ts';
import { entriesOf } from '#games/client/look/entriesOf.ts';
import { lookFaults, optionalTextKeys, textFaults, textKeys } from '#games/client/look/faults.ts';
import type { LookFault } from '#games/client/look/lookFault.ts';
import { LookFile } from '#games/client/look/schema.ts';
import type { MathsFile } from '#games/maths/index.ts';
import { folderOf } from './catalogue.ts';
import { SoundsFile } from './sounds/schema.ts';

const TextsFile = z.record(z.string(), z.string());

const read = (root: string, code: string, file: string): unknown =>
  JSON.parse(readFileSync(join(root, folderOf(code), file), 'utf8'));

export const hasLook = (root: string, code: string): boolean => existsSync(join(root, folderOf(code), 'look.json'));

const namesOf = (drawings: object): string => Object.keys(drawings).join(', ');

/** Returns colours that a drawing does not read, and uses with fewer or more colours than it takes. */
function paletteFaults(field: string, palette: Palette, needs: PaletteNeeds): LookFault[] {
  const unread = Object.keys(palette).filter((use) => !Object.hasOwn(needs, use));
  return [
    ...Object.entries(needs)
      .filter(([use, count]) => palette[use]?.length !== count)
      .map(([use, count]) => ({
        field: `${field}.${use}`,
        problem: `takes ${count}, not ${palette[use]?.length ?? 0}`,
      })),
    ...unread.map((use) => ({ field: `${field}.${use}`, problem: 'is read by nothing; remove it' })),
  ];
}

/** Returns drawings that the game's art does not have, or that need other parameters. */
function drawingFaults({ art, symbols, prizes = {}, orbs = [], scenes, frame }: LookFile): LookFault[] {
  const drawings = Object.hasOwn(SLOT_ART, art) ? SLOT_ART[art] : undefined;
  if (drawings === undefined)
    return [{ field: 'art', problem: `there is no art "${art}"; there are ${namesOf(SLOT_ART)}` }];
  const drawn = [
    ...Object.entries(symbols).map(([name, look]) => [`symbols.${name}`, look] as const),
    ...Object.entries(prizes).map(([name, look]) => [`prizes.${name}`, look] as const),
    ...orbs.map((look, at) => [`orbs[${at}]`, look] as const),
  ];
  const ofSymbols = drawn.flatMap(([field, { drawing, colours, word }]): LookFault[] => {
    const known = Object.hasOwn(drawings.symbols, drawing) ? drawings.symbols[drawing] : undefined;
    if (known === undefined) {
      const names = namesOf(drawings.symbols);
      return [{ field: `${field}.drawing`, problem: `there is no drawing "${drawing}"; there are ${names}` }];
    }
    const faults: LookFault[] = [];
    if (colours.length !== known.colours)
      faults.push({ field: `${field}.colours`, problem: `"${drawing}" takes ${known.colours}, not ${colours.length}` });
    if (known.hasWord !== (word !== undefined))
      faults.push({ field: `${field}.word`, problem: `"${drawing}" carries ${known.hasWord ? 'a' : 'no'} word` });
    return faults;
  });
  const ofScenes = entriesOf(scenes).flatMap(([name, { drawing, colours }]): LookFault[] => {
    const known = Object.hasOwn(drawings.scenes, drawing) ? drawings.scenes[drawing] : undefined;
    if (known !== undefined) return paletteFaults(`scenes.${name}.colours`, colours, known.colours);
    const names = namesOf(drawings.scenes);
    return [{ field: `scenes.${name}.drawing`, problem: `there is no scene "${drawing}"; there are ${names}` }];
  });
  return [...ofSymbols, ...ofScenes, ...paletteFaults('frame', frame, drawings.frame)];
}

/** Returns the faults of the sounds' scores. The look must name every score, and every named score must exist. */
function soundFaults(data: unknown, look: LookFile): { field: string; problem: string }[] {
  const parsed = SoundsFile.safeParse(data);
  if (!parsed.success)
    return parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), problem: issue.message }));
  return (['effects', 'music'] as const).flatMap((kind) => {
    const there = Object.keys(parsed.data[kind]);
    const named = entriesOf<{ file: string }>(kind === 'effects' ? look.sounds : look.music).map(
      ([, { file }]) => file,
    );
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
  const faults = lookFaults(data, { code, maths });
  if (faults.length > 0) return sentences('look.json', faults);
  const look = LookFile.parse(data);
  const keys = textKeys(look, maths);
  return [
    ...sentences('look.json', drawingFaults(look)),
    ...sentences('sounds.json', soundFaults(read(root, code, 'sounds.json'), look)),
    ...TITLE_LANGUAGE_NAMES.flatMap((language) => {
      const file = `texts/${language}.json`;
      return sentences(file, textFaults(read(root, code, file), keys, optionalTextKeys(maths)));
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
