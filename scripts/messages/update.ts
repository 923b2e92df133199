import { languageTags, locales, sourceLocale } from '#locales/index.ts';
import { readCatalogue, writeCatalogue } from './catalogue.ts';
import { checkMessages } from './check.ts';
import { compileMessages } from './compile.ts';
import { extractMessages } from './extract.ts';
import { failureIds } from './failureIds.ts';

// `npm run messages`: updates the source texts from the code, removes unused texts, and prints missing translations.
const root = process.cwd();
const extraction = await extractMessages(root);
await writeCatalogue(root, sourceLocale, extraction.texts);

const translations = await Promise.all(
  locales
    .filter((locale) => locale !== sourceLocale)
    .map(async (locale) => {
      const kept = Object.entries(await readCatalogue(root, locale)).filter(([id]) => id in extraction.texts);
      const catalogue = Object.fromEntries(kept);
      await writeCatalogue(root, locale, catalogue);
      return { locale, tag: languageTags[locale], catalogue };
    }),
);
await compileMessages(root);

const source = { locale: sourceLocale, tag: languageTags[sourceLocale], catalogue: extraction.texts };
const problems = checkMessages(extraction, source, translations, failureIds);
for (const problem of problems) console.log(problem);
console.log(`${Object.keys(extraction.texts).length} messages, ${problems.length} things to do`);
