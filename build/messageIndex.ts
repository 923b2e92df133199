import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

const CATALOGUE = /\/locales\/compiled\/\w+\.json(\?late)?$/;
const Catalogue = z.record(z.string(), z.array(z.looseObject({ type: z.number(), value: z.unknown() })));
/** The message format parser's type of literal text. */
const LITERAL = 0;

/**
 * Numbers the texts of a build. A text's number is its place in the list of all ids, and each language's files hold the texts in that
 * order.
 */
export interface Numbering {
  /** Returns a message's number, or its id if the build leaves its text out. */
  readonly numberOf: (id: string) => string;
  /** Whether only late parts use a message. Its text is then in the language's second file. */
  readonly isLate: (id: string) => boolean;
  /** How many texts the first file of a language holds. The second file continues from there. */
  readonly firstCount: number;
  /** Turns a compiled catalogue into a list: plain text stays text, other messages stay parsed. @throws Error that names a missing text */
  readonly listOf: (catalogue: unknown) => readonly unknown[];
}

/**
 * Numbers the messages of the compiled catalogues.
 * @param checkout the project's folder
 * @param isKept whether the build ships a message
 * @param isLate whether only late parts use a message
 * @throws z.ZodError if a file is no catalogue
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

/** Lists the messages that built code still refers to by id. */
export const namesIn = (code: string, numberOf: Numbering['numberOf']): readonly string[] =>
  [...code.matchAll(QUOTED)].map(([, , word = '']) => word).filter((word) => numberOf(word) !== word);

/**
 * Ships the catalogues as lists by number, in two files per language. Ids were a third of the texts that a first visit fetched, and texts
 * of other pages half of the rest. Fails the build if code still refers to a message by id.
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
        : // The module's id ends in .json, but its content is a script.
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
