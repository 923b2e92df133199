import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font, type Glyph } from 'fontkit';
import { z } from 'zod';
import type { GlyphOutline, LetteringFace, Outlines } from '#art/lettering.ts';

/** A font package splits a face into many files; its unicode.json lists the ranges of each. */
const subsetsSchema = z.record(z.string(), z.string());

const LETTER: Record<Glyph['path']['commands'][number]['command'], string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** Display faces have a single weight. Text in the text face is bold. */
const weightOf = (face: LetteringFace): number => (face === 'noto-sans-tc' ? 700 : 400);
const resolve = createRequire(import.meta.url).resolve;
const folder = (face: LetteringFace) => dirname(resolve(`@fontsource/${face}/package.json`));

/** Whether `U+4e00-4e0f,U+5000` contains the code point. */
function covers(ranges: string, codePoint: number): boolean {
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return codePoint >= Number.parseInt(first, 16) && codePoint <= Number.parseInt(last, 16);
  });
}

function toOutline(glyph: Glyph, unitsPerEm: number): GlyphOutline {
  const scale = 1000 / unitsPerEm;
  const d = glyph.path.commands.map(({ command, args }) => {
    const points = args.map((value, i) => Math.round(value * scale * (i % 2 ? -1 : 1)));
    return LETTER[command] + points.join(' ');
  });
  return { d: d.join(''), advance: Math.round(glyph.advanceWidth * scale) };
}

class Face {
  readonly #name: LetteringFace;
  readonly #subsets: Record<string, string>;
  readonly #fonts = new Map<string, Promise<Font>>();
  readonly #outlines = new Map<string, GlyphOutline>();

  constructor(name: LetteringFace, subsets: Record<string, string>) {
    this.#name = name;
    this.#subsets = subsets;
  }

  static async open(name: LetteringFace): Promise<Face> {
    const text = await readFile(join(folder(name), 'unicode.json'), 'utf8');
    return new Face(name, subsetsSchema.parse(JSON.parse(text)));
  }

  /** @returns whether the face has the character */
  async load(character: string): Promise<boolean> {
    if (this.#outlines.has(character)) return true;
    const codePoint = character.codePointAt(0) ?? 0;
    const subsets = Object.entries(this.#subsets).filter(([, ranges]) => covers(ranges, codePoint));
    for (const [subset] of subsets) {
      const font = await this.#font(subset.replaceAll(/[[\]]/g, ''));
      if (font.hasGlyphForCodePoint(codePoint)) {
        this.#outlines.set(character, toOutline(font.glyphForCodePoint(codePoint), font.unitsPerEm));
        return true;
      }
    }
    return false;
  }

  outline(character: string): GlyphOutline {
    const outline = this.#outlines.get(character);
    if (!outline) throw new Error(`“${character}” of ${this.#name} was not loaded`);
    return outline;
  }

  #font(subset: string): Promise<Font> {
    const known = this.#fonts.get(subset);
    if (known) return known;
    const file = join(folder(this.#name), 'files', `${this.#name}-${subset}-${weightOf(this.#name)}-normal.woff2`);
    const font = readFile(file).then((bytes) => create(bytes));
    this.#fonts.set(subset, font);
    return font;
  }
}

const faces = new Map<LetteringFace, Promise<Face>>();

/** Opens a face once: decompressing it takes longer than reading all glyphs of a title. */
function openFace(name: LetteringFace): Promise<Face> {
  const face = faces.get(name) ?? Face.open(name);
  faces.set(name, face);
  return face;
}

/**
 * Reads the outlines of every character of every text from the font packages.
 * @throws Error that names character and face if a face has no such glyph
 */
export async function loadOutlines(
  texts: readonly { readonly face: LetteringFace; readonly text: string }[],
): Promise<Outlines> {
  const loaded = new Map<LetteringFace, Face>();
  for (const { face, text } of texts) {
    const opened = await openFace(face);
    loaded.set(face, opened);
    for (const character of text)
      if (!(await opened.load(character)))
        throw new Error(`The face ${face} has no glyph for “${character}”: choose another face or character.`);
  }
  return (face, character) => {
    const opened = loaded.get(face);
    if (!opened) throw new Error(`The face ${face} was not loaded`);
    return opened.outline(character);
  };
}

/** Returns the characters of a text that a face has no glyph for, each once. */
export async function missingGlyphs(face: LetteringFace, text: string): Promise<readonly string[]> {
  const opened = await openFace(face);
  const missing: string[] = [];
  for (const character of new Set(text)) if (!(await opened.load(character))) missing.push(character);
  return missing;
}
