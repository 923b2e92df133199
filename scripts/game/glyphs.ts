import { titleFace } from '#art/slots/index.ts';
import { entriesOf } from '#games/client/look/entriesOf.ts';
import type { LetteringFace } from '#art/lettering.ts';
import { missingGlyphs } from '../art/outlines.ts';
import { folderOf } from './catalogue.ts';
import { hasLook, readLook } from './look.ts';

/** The face of words on symbols and of digits. */
export const SYMBOL_FACE: LetteringFace = 'lilita-one';

interface Lettered {
  /** The file of the game and its field. */
  readonly field: string;
  readonly face: LetteringFace;
  readonly text: string;
}

/** Returns everything that is lettered with outlines of a face. */
function letteredTexts(root: string, code: string): Lettered[] {
  const { look, texts } = readLook(root, code);
  const titles = entriesOf(look.titles).flatMap(([, title]) =>
    texts.map(([language, words]) => ({
      field: `texts/${language}.json: ${title.text}`,
      face: titleFace(title, language),
      text: words[title.text] ?? '',
    })),
  );
  const words = Object.entries(look.symbols).map(([symbol, { word = '' }]) => ({
    field: `look.json: symbols.${symbol}.word`,
    face: SYMBOL_FACE,
    text: word,
  }));
  return [...titles, ...words];
}

/** Returns the characters that `npm run generate` cannot draw. Each sentence names the file and the field. */
export async function glyphFaults(root: string, code: string): Promise<string[]> {
  if (!hasLook(root, code)) return [];
  const faults = new Set<string>();
  for (const { field, face, text } of letteredTexts(root, code))
    for (const character of await missingGlyphs(face, text))
      faults.add(
        `${folderOf(code)}/${field}: the face ${face} has no glyph for “${character}”; choose another character or face`,
      );
  return [...faults];
}
