import * as z from 'zod/mini';
import type { ProseBlock } from '#ui/components/Prose/index.ts';

const Name = z
  .string()
  .check(z.regex(/^[a-z][a-zA-Z0-9]*$/, 'a name is letters and digits, beginning with a small letter'));
const Words = z.string().check(z.trim(), z.minLength(1, 'is empty'));

/** The types of a field of a printable form. */
export const fieldTypes = [
  'text',
  'playerID',
  'phone',
  'email',
  'date',
  'time',
  'number',
  'amount',
  'select',
  'checks',
  'longText',
  'consent',
  'signature',
] as const;
export type FieldType = (typeof fieldTypes)[number];

export const FormField = z
  .strictObject({
    name: Name,
    type: z.enum(fieldTypes),
    label: Words,
    section: z.optional(Words),
    hint: z.optional(Words),
    required: z._default(z.boolean(), false),
    max: z.optional(z.int().check(z.positive())),
    /** For `select` and `checks`. */
    options: z.optional(z.array(z.strictObject({ value: Name, label: Words }))),
  })
  .check(
    z.refine(({ type, options }) => (options !== undefined) === (type === 'select' || type === 'checks'), {
      message: 'options belong to select and checks, and to them alone',
    }),
  );
export type FormField = z.infer<typeof FormField>;

/** The front matter of a text, between the lines of dashes. */
export const FrontMatter = z.strictObject({
  title: Words,
  /** For search engines and shared links. */
  description: Words.check(z.maxLength(200, 'is longer than 200 characters')),
  updated: z.iso.date(),
  /** The order among texts of the same kind. The order of a document is its number. */
  order: z.optional(z.int().check(z.positive())),
  /** Short texts that the page inserts itself. */
  words: z._default(z.record(Name, Words), {}),
  fields: z._default(z.array(FormField), []),
});
export type FrontMatter = z.infer<typeof FrontMatter>;

/** The compiler creates the blocks; a chunk of an older release may hold something else. */
const isBlock = (value: unknown): boolean => typeof value === 'object' && value !== null && 'kind' in value;

/** A compiled long text in one language, with its placeholders. */
export const ContentText = z.extend(FrontMatter, { blocks: z.array(z.custom<ProseBlock>(isBlock)) });
export type ContentText = z.infer<typeof ContentText>;
