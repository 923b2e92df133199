import { join } from 'node:path';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { type Locale, locales, sourceLocale } from '#locales/index.ts';
import { writeWhenChanged } from '../writeWhenChanged.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { keepUnits } from './keepUnits.ts';
import { pseudoMessage } from './pseudo.ts';

type Compiled = Record<string, MessageFormatElement[]>;

function compileCatalogue(locale: Locale, catalogue: Catalogue): Compiled {
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, text]) => {
      try {
        return [id, keepUnits(parse(text), locale)];
      } catch (cause) {
        throw new Error(`locales/${locale}.json: ${id} is not valid ICU`, { cause });
      }
    }),
  );
}

/**
 * Parses every catalogue into `locales/compiled/<locale>.json`, and the source language also into the pseudo-locale. Reads all catalogues
 * before it writes.
 * @param root the checkout
 * @throws with language and id if a text is not valid ICU
 */
export async function compileMessages(root: string = process.cwd()): Promise<void> {
  const compiled = await Promise.all(
    locales.map(async (locale) => [locale, compileCatalogue(locale, await readCatalogue(root, locale))] as const),
  );
  const files: (readonly [name: string, compiled: Compiled])[] = compiled.flatMap(([locale, texts]) => {
    if (locale !== sourceLocale) return [[locale, texts]];
    const pseudo = Object.entries(texts).map(([id, message]) => [id, pseudoMessage(message)] as const);
    return [
      [locale, texts],
      ['pseudo', Object.fromEntries(pseudo)],
    ];
  });
  await Promise.all(
    files.map(([name, texts]) =>
      writeWhenChanged(join(root, 'locales', 'compiled', `${name}.json`), `${JSON.stringify(texts)}\n`),
    ),
  );
}
