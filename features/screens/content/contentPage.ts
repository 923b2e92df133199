import * as z from 'zod/mini';
import type { ProseBlock } from '#ui/components/Prose/index.ts';

const Name = z
  .string()
  .check(z.regex(/^[a-z][a-zA-Z0-9]*$/, 'a name is letters and digits, beginning with a small letter'));
const Words = z.string().check(z.trim(), z.minLength(1, 'is empty'));

/** What may be written into a line of a printable form, and how it is asked for. */
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
    /** Heading under which it and the fields after it stand. */
    section: z.optional(Words),
    hint: z.optional(Words),
    required: z._default(z.boolean(), false),
    /** Most characters. */
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

/** What stands above a text, between the lines of dashes. */
export const FrontMatter = z.strictObject({
  title: Words,
  /** For search engines and shared links. */
  description: Words.check(z.maxLength(200, 'is longer than 200 characters')),
  /** The day on which it was last changed. */
  updated: z.iso.date(),
  /** Place among its like; documents are numbered by it. */
  order: z.optional(z.int().check(z.positive())),
  /** Short texts that the page sets in places of its own. */
  words: z._default(z.record(Name, Words), {}),
  /** Lines to fill in. */
  fields: z._default(z.array(FormField), []),
});
export type FrontMatter = z.infer<typeof FrontMatter>;

/** The compiler made them; what a chunk of an older release holds may still be something else. */
const isBlock = (value: unknown): boolean => typeof value === 'object' && value !== null && 'kind' in value;

/** A long text in one language as the compiler leaves it: placeholders stand in it still. */
export const ContentText = z.extend(FrontMatter, { blocks: z.array(z.custom<ProseBlock>(isBlock)) });
export type ContentText = z.infer<typeof ContentText>;
