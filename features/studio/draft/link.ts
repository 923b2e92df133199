import * as z from 'zod/mini';
import faces from '#ui/fonts/faces.json' with { type: 'json' };
import { isPatternName } from '#ui/theme/template/drawings.ts';
import { sixDigits } from '#ui/theme/writeTokens.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { seedValues, withColour, withFace, withRadius } from './seeds.ts';

/** The faces that a seed may name. */
export const faceNames: readonly string[] = [...Object.keys(faces), 'system', 'system-serif'];

const Hex = z.string().check(z.regex(/^[\da-f]{6}$/i));
const Face = z.string().check(z.refine((name) => faceNames.includes(name)));

/** What a shared link says: seeds alone, each in its own field, and nothing besides. */
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

/** The seeds of a draft as the fragment of an address. Overrides and pictures of its own are no part of it. */
export function linkOf({ Scheme, Tokens, Pattern }: Draft): string {
  const { colours, radius, faces: chosen } = seedValues(Tokens);
  const bare = (css: string): string => sixDigits(css).slice(1);
  const said = new URLSearchParams({
    scheme: Scheme,
    ground: bare(colours.ground),
    primary: bare(colours.primary),
    accent: bare(colours.accent),
    radius: String(Math.round(radius * 10) / 10),
    numerals: chosen.numerals ?? 'system',
    ...(chosen.heading === undefined ? {} : { heading: chosen.heading }),
    ...(chosen.body === undefined ? {} : { body: chosen.body }),
    pattern: isPatternName(Pattern) ? Pattern : 'plain',
  });
  return `#${said.toString()}`;
}

/** Reads the fragment of a shared link: a draft, nothing at all, or the names of the fields that are wrong. */
export function readLink(fragment: string): { draft: Draft } | { wrong: readonly string[] } | undefined {
  const text = fragment.replace(/^#/, '');
  if (text === '') return undefined;
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
