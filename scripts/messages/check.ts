import { parse } from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from './catalogue.ts';
import { type Extraction, missingId } from './extract.ts';
import { type MessageShape, shapeOf } from './shape.ts';

/** A translation: its catalogue and its BCP 47 tag. */
export interface Translation {
  locale: string;
  tag: string;
  catalogue: Catalogue;
}

/** An area and a name, joined by dots: `chat.send`, `error.200024`. */
const idPattern = /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_-]+)+$/;

const update = 'run `npm run messages`';

function shapeOrProblem(locale: string, id: string, text: string, problems: string[]): MessageShape | undefined {
  if (text.trim() === '') {
    problems.push(`${locale} ${id}: has no text`);
    return undefined;
  }
  try {
    return shapeOf(parse(text));
  } catch (error) {
    problems.push(`${locale} ${id}: is not valid ICU (${error instanceof Error ? error.message : String(error)})`);
    return undefined;
  }
}

function checkPlurals(locale: string, tag: string, id: string, shape: MessageShape, problems: string[]): void {
  for (const plural of shape.plurals) {
    const needed: string[] = new Intl.PluralRules(tag, { type: plural.type }).resolvedOptions().pluralCategories;
    for (const category of needed.filter((name) => !plural.categories.includes(name)))
      problems.push(`${locale} ${id}: plural {${plural.name}} lacks "${category}", which ${tag} needs`);
    for (const category of plural.categories.filter((name) => !needed.includes(name)))
      problems.push(`${locale} ${id}: plural {${plural.name}} has "${category}", which ${tag} never chooses`);
  }
}

function checkPlaceholders(
  locale: string,
  id: string,
  source: MessageShape,
  other: MessageShape,
  problems: string[],
): void {
  for (const [name, kind] of source.placeholders) {
    const found = other.placeholders.get(name);
    if (found === undefined) problems.push(`${locale} ${id}: lacks the placeholder {${name}}`);
    else if (found !== kind && (found === 'tag' || kind === 'tag' || (found !== 'text' && kind !== 'text')))
      problems.push(`${locale} ${id}: {${name}} is a ${kind} in the source and a ${found} here`);
  }
  for (const name of other.placeholders.keys())
    if (!source.placeholders.has(name))
      problems.push(`${locale} ${id}: has the placeholder {${name}}, which the source lacks`);
}

/**
 * Compares the code, the source catalogue and the translations.
 * @param source the source language's file in the repository
 * @param required ids that the code must define, even if it does not name each
 * @returns a line per problem with language and id; empty if all agree
 */
export function checkMessages(
  extraction: Extraction,
  source: Translation,
  translations: Translation[],
  required: readonly string[],
): string[] {
  const problems: string[] = [];
  const shapes = new Map<string, MessageShape>();

  for (const id of required) if (!(id in extraction.texts)) problems.push(`code: ${id} has no message`);
  for (const [id, text] of Object.entries(extraction.texts)) {
    const where = `${id} (${extraction.files[id] ?? 'unknown file'})`;
    if (id.startsWith(missingId))
      problems.push(`code: "${text}" in ${extraction.files[id] ?? '?'} has no id of its own`);
    else if (!idPattern.test(id)) problems.push(`code: ${where} is not named area.name`);
    const kept = source.catalogue[id];
    if (kept === undefined) problems.push(`${source.locale} ${where}: is in the code only; ${update}`);
    else if (kept !== text) problems.push(`${source.locale} ${where}: differs from the code; ${update}`);
    const shape = shapeOrProblem(source.locale, id, text, problems);
    if (shape === undefined) continue;
    shapes.set(id, shape);
    checkPlurals(source.locale, source.tag, id, shape, problems);
  }
  for (const id of Object.keys(source.catalogue))
    if (!(id in extraction.texts)) problems.push(`${source.locale} ${id}: is no longer in the code; ${update}`);

  for (const { locale, tag, catalogue } of translations) {
    for (const id of Object.keys(extraction.texts))
      if (!(id in catalogue)) problems.push(`${locale} ${id}: is missing`);
    for (const [id, text] of Object.entries(catalogue)) {
      if (!(id in extraction.texts)) {
        problems.push(`${locale} ${id}: is no longer in the code; ${update}`);
        continue;
      }
      const shape = shapeOrProblem(locale, id, text, problems);
      const original = shapes.get(id);
      if (shape === undefined || original === undefined) continue;
      if (/\p{Script=Han}/u.test(shape.literal)) problems.push(`${locale} ${id}: still holds Chinese ("${text}")`);
      checkPlaceholders(locale, id, original, shape, problems);
      checkPlurals(locale, tag, id, shape, problems);
    }
  }
  return problems;
}
