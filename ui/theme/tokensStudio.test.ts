import StyleDictionary from 'style-dictionary';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { importTokens } from './importTokens.ts';
import { readTokensFile } from './tokensFile.ts';
import { colourToken, tokenAt, writeToken } from './writeTokens.ts';

const Json = z.record(z.string(), z.unknown());
const parts = new Set(['badge']);
const read = (tokens: unknown) =>
  readTokensFile(tokens, { scheme: 'dark', parts, pattern: '/p.svg', ornament: '/o.svg' });
const taken = (file: unknown) => {
  const answer = importTokens(JSON.stringify(file));
  if ('refusal' in answer) throw new Error(JSON.stringify(answer));
  return answer.tokens;
};

/** A file of the plugin from before it used the format of the Design Tokens Community Group, with all sets in one file. */
const older = {
  global: {
    seed: {
      ground: { value: '#12161d', type: 'color', description: 'night' },
      primary: { value: 'rgba(127, 180, 255, 1)', type: 'color' },
      accent: { value: '#000000', type: 'color' },
      radius: { value: '12', type: 'borderRadius' },
      numerals: { value: 'Nunito, system', type: 'fontFamilies' },
    },
    opacity: {},
  },
  night: {
    seed: { accent: { value: '#f5b841', type: 'color', $extensions: { 'studio.tokens': { id: 'a1' } } } },
    color: {
      heading: { value: '{seed.accent}', type: 'color' },
      text: { value: '$seed.ground', type: 'color' },
    },
    part: { badge: { radius: { pill: { value: '2px', type: 'borderRadius' } } } },
    elevation: {
      edge: {
        value: [{ x: '0', y: '2', blur: '4', spread: '0', color: '#00000080', type: 'innerShadow' }],
        type: 'boxShadow',
      },
    },
  },
  $themes: [],
  $metadata: { tokenSetOrder: ['global', 'night'] },
};
/** The same file in the plugin's current format. */
const withDollars = (value: unknown): unknown => {
  const group = Json.safeParse(value);
  if (!group.success) return value;
  return Object.fromEntries(
    Object.entries(group.data).map(([key, inner]) => [
      'value' in group.data && ['value', 'type', 'description'].includes(key) ? `$${key}` : key,
      key === 'value' ? (inner === '$seed.ground' ? '{seed.ground}' : inner) : withDollars(inner),
    ]),
  );
};

describe.each([
  ['older format', older],
  ['format of today', withDollars(older)],
])('a file of Tokens Studio in its %s', (_, file) => {
  it('is read: sets in their order, references, its own types, shadows, parts', () => {
    const { read: said, problems } = read(taken(file));
    expect(problems).toEqual([]);
    expect(said?.seeds).toMatchObject({ ground: '#12161d', primary: '#7fb4ff', accent: '#f5b841', radius: 12 });
    expect(said?.seeds.font.numerals).toEqual(['Nunito', 'system']);
    expect(said?.overrides).toEqual({
      'color.heading': '#f5b841',
      'color.text': '#12161d',
      'elevation.edge': 'inset 0px 2px 4px 0px #00000080',
    });
    expect(said?.parts).toEqual({ badge: { 'radius.pill': '2px' } });
  });

  it("keeps the plugin's notes, and becomes a file that Style Dictionary reads as the same brand", async () => {
    const tokens = writeToken(taken(file), 'seed.primary', colourToken('#3be477'));
    expect(tokenAt(tokens, 'seed.accent')).toMatchObject({ $extensions: { 'studio.tokens': { id: 'a1' } } });
    expect(tokenAt(tokens, 'seed.ground')).toMatchObject({ $description: 'night' });
    const text = JSON.stringify(tokens);
    const written: unknown = JSON.parse(text);
    const dictionary = new StyleDictionary({
      tokens: z.custom<Record<string, never>>().parse(structuredClone(written)),
      platforms: { plain: { transforms: ['name/kebab'] } },
      log: { verbosity: 'silent', warnings: 'disabled' },
    });
    const { allTokens } = await dictionary.getPlatformTokens('plain');
    const back = allTokens.reduce<Readonly<Record<string, unknown>>>(
      (all, token) => writeToken(all, token.path.join('.'), { $type: token['$type'], $value: token['$value'] }),
      {},
    );
    expect(read(taken(back)).read).toEqual(read(written).read);
    // A second import leaves it unchanged.
    expect(taken(written)).toEqual(written);
  });
});

describe('a file of Tokens Studio that cannot be imported', () => {
  const refused = (night: unknown) => {
    const answer = importTokens(JSON.stringify({ ...older, night }));
    return 'problems' in answer ? answer.problems.map(({ path, reason }) => `${path}: ${reason}`).join('\n') : '';
  };

  it('is refused with the name and the value of the token', () => {
    const multiplied = refused({ seed: { radius: { value: '{seed.ground} * 2', type: 'borderRadius' } } });
    expect(multiplied).toMatch(/^seed\.radius: .*\("\{seed\.ground\} \* 2"\)$/);
    const dangling = refused({ color: { text: { value: '{color.nowhere}', type: 'color' } } });
    expect(dangling).toMatch(/^color\.text: \{color\.nowhere\} names no token of this file/);
    expect(refused({ color: { text: { value: 'somewhat red', type: 'color' } } })).toMatch(
      /^color\.text: .*somewhat red/,
    );
    const type = refused({ color: { text: { value: 'uppercase', type: 'textCase' } } });
    expect(type).toMatch(/^color\.text: \$type must be one of/);
  });

  it('is refused if only the plugin can compute a colour', () => {
    const modify = { type: 'lighten', value: '0.2', space: 'lch' };
    const text = { value: '{seed.accent}', type: 'color', $extensions: { 'studio.tokens': { modify } } };
    expect(refused({ color: { text } })).toMatch(/^color\.text: is modified by Tokens Studio/);
  });

  it("is read in the file's order if it has no order of sets", () => {
    const { $metadata: _, $themes: __, ...sets } = older;
    expect(read(taken(sets)).read?.seeds.accent).toBe('#f5b841');
  });
});
