import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { BrandFile } from '#studio/draft/brandFile.ts';
import { fieldWords } from '#protocol/brandFile.ts';
import { writeWhenChanged } from './writeWhenChanged.ts';

const Field = z.looseObject({
  type: z.string().optional(),
  description: z.string().optional(),
  takes: z.string().optional(),
  enum: z.array(z.string()).optional(),
  required: z.array(z.string()).default([]),
  get properties() {
    return z.record(z.string(), Field).optional();
  },
  get items() {
    // A tuple ends its list by `false`.
    return z.union([Field, z.boolean()]).optional();
  },
});
type Field = z.infer<typeof Field>;

const code = (text: string): string => `\`${text}\``;
/** A bar would end the table cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|');

function takes(field: Field): string {
  if (field.takes !== undefined) return field.takes;
  if (field.enum) return field.enum.map(code).join(', ');
  if (field.properties) return Object.keys(field.properties).map(code).join(', ');
  if (typeof field.items === 'object') return `a list of: ${takes(field.items)}`;
  return field.type === 'boolean' ? '`true`, `false`' : 'text';
}

const isWords = ({ properties }: Field): boolean => properties !== undefined && 'zh_tw' in properties;

function rowsOf(name: string, field: Field, isNeeded: boolean): readonly string[] {
  const { properties, description } = field;
  const inner = Object.entries(properties ?? {});
  const rest = isWords(field)
    ? []
    : inner.flatMap(([key, child]) => rowsOf(`${name}.${key}`, child, field.required.includes(key)));
  if (description === undefined) return rest;
  return [`| ${code(name)} | ${cell(takes(field))} | ${isNeeded ? 'yes' : ''} | ${cell(description)} |`, ...rest];
}

/** Returns the table of all fields of `brand.json` from its schema. */
export function fieldTable(): string {
  const schema = Field.parse(z.toJSONSchema(BrandFile, { metadata: fieldWords, io: 'input' }));
  const rows = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    rowsOf(name, field, schema.required.includes(name)),
  );
  return ['| field | takes | needed | what it is |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

const START = '<!-- fields: written by npm run docs:brand -->';
const END = '<!-- end of fields -->';

/** Returns the reference with the table of the schema. @throws Error if the reference has no place for the table */
export function withFields(reference: string): string {
  const start = reference.indexOf(START);
  const end = reference.indexOf(END);
  if (start < 0 || end < start) throw new Error(`docs/theming-reference.md has no place for the fields (${START})`);
  return `${reference.slice(0, start + START.length)}\n\n${fieldTable()}\n\n${reference.slice(end)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs/theming-reference.md');
  await writeWhenChanged(path, withFields(readFileSync(path, 'utf8')));
}
