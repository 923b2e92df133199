import { languageTags, type Locale, locales, sourceLocale } from '#locales/index.ts';
import { readCatalogue } from './catalogue.ts';
import { checkMessages } from './check.ts';
import { extractMessages } from './extract.ts';
import { failureIds } from './failureIds.ts';

// `npm run lint:messages`: fails if code, source catalogue and translations disagree.
const root = process.cwd();
const load = async (locale: Locale) => ({
  locale,
  tag: languageTags[locale],
  catalogue: await readCatalogue(root, locale),
});
const extraction = await extractMessages(root);
const problems = checkMessages(
  extraction,
  await load(sourceLocale),
  await Promise.all(locales.filter((locale) => locale !== sourceLocale).map(load)),
  failureIds,
);
for (const problem of problems) console.error(problem);
console.log(
  `${Object.keys(extraction.texts).length} messages in ${locales.length} languages, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
