import * as z from 'zod/mini';
import { isPatternName } from '#ui/theme/template/drawings.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { faceNames } from './faceNames.ts';
import { withColour, withFace, withRadius } from './seeds.ts';

const Hex = z.string().check(z.regex(/^[\da-f]{6}$/i));
const Face = z.string().check(z.refine((name) => faceNames.includes(name)));

/** The fields of a link of seeds. */
const Link = z.strictObject({
  scheme: z.enum(['dark', 'light']),
  ground: Hex,
  primary: Hex,
  accent: Hex,
  radius: z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,2}(\.\d)?$/)), z.transform(Number)),
    z.number().check(z.maximum(40)),
  ),
  numerals: Face,
  heading: z.optional(Face),
  body: z.optional(Face),
  pattern: z.string().check(z.refine(isPatternName)),
});

const longest = 600;

/**
 * Reads a hand-written link with seeds alone: `#scheme=dark&ground=12161d&…`.
 * @returns a draft, or the names of the wrong fields
 */
export function readSeedLink(text: string): { draft: Draft } | { wrong: readonly string[] } {
  if (text.length > longest) return { wrong: ['…'] };
  const fields = [...new URLSearchParams(text)];
  const doubled = fields.map(([name]) => name).filter((name, index, all) => all.indexOf(name) !== index);
  const link = Link.safeParse(Object.fromEntries(fields));
  if (!link.success || doubled.length > 0) {
    const issues = link.error?.issues ?? [];
    const named = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')]));
    return { wrong: [...new Set([...named, ...doubled])].map((name) => name.slice(0, 24)) };
  }
  const { scheme, ground, primary, accent, radius, numerals, heading, body, pattern } = link.data;
  const blank = emptyDraft();
  let Tokens = withRadius(blank.Tokens, radius);
  for (const [name, digits] of [
    ['ground', ground],
    ['primary', primary],
    ['accent', accent],
  ] as const) {
    Tokens = withColour(Tokens, name, `#${digits}`);
  }
  for (const [name, face] of [
    ['numerals', numerals],
    ['heading', heading],
    ['body', body],
  ] as const) {
    Tokens = withFace(Tokens, name, face);
  }
  return { draft: { ...blank, Scheme: scheme, Pattern: pattern, Tokens } };
}
