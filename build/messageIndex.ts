import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

const CATALOGUE = /\/locales\/compiled\/\w+\.json(\?late)?$/;
const Catalogue = z.record(z.string(), z.array(z.looseObject({ type: z.number(), value: z.unknown() })));
/** As the message format's parser calls text without anything to fill in. */
const LITERAL = 0;

/** What a build calls its texts by: their places in the list of all ids, which one file a language then holds in that order. */
export interface Numbering {
  /** The number of a message, or its id where the build leaves its text out. */
  readonly numberOf: (id: string) => string;
  /** Whether a message is said only by parts that come later: its text is in the language's second file. */
  readonly isLate: (id: string) => boolean;
  /** How many texts the first file of a language holds; the second goes on from there. */
  readonly firstCount: number;
  /** A compiled catalogue as a list: plain text as it is, everything else as it was parsed. @throws Error naming a text it lacks */
  readonly listOf: (catalogue: unknown) => readonly unknown[];
}

/**
 * Numbers the messages of the compiled catalogues.
 * @param checkout the project's folder
 * @param isKept which of them the build ships
 * @param isLate which of those only parts say that come later
 * @throws z.ZodError where a file is no catalogue
 */
export function numberTexts(
  checkout: string,
  isKept: (id: string) => boolean,
  isLate: (id: string) => boolean = () => false,
): Numbering {
  const read = Catalogue.parse(JSON.parse(readFileSync(join(checkout, 'locales/compiled/zh_tw.json'), 'utf8')));
  const kept = Object.keys(read).filter(isKept).toSorted();
  const first = kept.filter((id) => !isLate(id));
  const ids = [...first, ...kept.filter(isLate)];
  const numbers = new Map(ids.map((id, at) => [id, String(at)]));
  return {
    numberOf: (id) => numbers.get(id) ?? id,
    isLate: (id) => numbers.has(id) && isLate(id),
    firstCount: first.length,
    listOf: (catalogue) => {
      const texts = Catalogue.parse(catalogue);
      return ids.map((id) => {
        const parts = texts[id];
        if (parts === undefined) throw new Error(`A language has no text for ${id}`);
        const [only, ...more] = parts;
        return only?.type === LITERAL && more.length === 0 ? only.value : parts;
      });
    },
  };
}

const QUOTED = /(["'`])([a-z]\w*(?:\.\w+)+)\1/gi;

/** The messages that built code still calls by their names. */
export const namesIn = (code: string, numberOf: Numbering['numberOf']): readonly string[] =>
  [...code.matchAll(QUOTED)].map(([, , word = '']) => word).filter((word) => numberOf(word) !== word);

/**
 * Ships the catalogues as lists by number, in two files a language: names that nobody reads there were a third of what a first visit
 * fetched of them, and texts of other pages half of the rest. The build stops where code still calls a message by its name, which is on
 * no list.
 */
export function messageIndex({ numberOf, listOf, firstCount }: Numbering): Plugin {
  return {
    name: 'menagerie:numbered-texts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [isCatalogue, late] = CATALOGUE.exec(id.replaceAll('\\', '/')) ?? [];
      if (isCatalogue === undefined) return null;
      const list = listOf(JSON.parse(code));
      return late === undefined
        ? { code: JSON.stringify(list.slice(0, firstCount)), map: null }
        : // By its name it is no JSON file.
          { code: `export default ${JSON.stringify(list.slice(firstCount))}`, moduleType: 'js', map: null };
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const names = file.type === 'chunk' ? namesIn(file.code, numberOf) : [];
        if (names.length > 0) this.error(`${file.fileName} calls messages by their names: ${names.join(', ')}`);
      }
    },
  };
}
