import { readdirSync, readFileSync } from 'node:fs';
import StyleDictionary from 'style-dictionary';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { importTokens } from './importTokens.ts';
import { readTokensFile } from './tokensFile.ts';
import { colourToken, cssValuesOf, facesToken, pxToken, tokenAt, writeCssValue, writeToken } from './writeTokens.ts';

const Json = z.record(z.string(), z.unknown());
const bj188 = readFileSync(new URL('../../brands/bj188/tokens.json', import.meta.url), 'utf8');
const parts = new Set(['badge', 'amount', 'bottom-bar', 'bottom-bar-surface', 'dialog', 'dialog-panel', 'wallet-pill']);
const read = (tokens: unknown) =>
  readTokensFile(tokens, { scheme: 'dark', parts, pattern: '/p.svg', ornament: '/o.svg' });
const taken = (text: string) => {
  const answer = importTokens(text);
  if ('refusal' in answer) throw new Error(answer.refusal);
  return answer.tokens;
};

describe('importTokens', () => {
  it('reads a brand’s own file unchanged, including unknown keys', () => {
    const file: unknown = JSON.parse(bj188);
    expect(taken(bj188)).toEqual(file);
    const strange = Json.parse({
      ...Json.parse(file),
      $schema: 'https://example.test/schema.json',
      $extensions: { ...Json.parse(Json.parse(file)['$extensions']), 'studio.tokens': { id: 7 } },
    });
    expect(taken(JSON.stringify(strange))).toEqual(strange);
  });

  it('reads a file of Tokens Studio: sets, values as text, its own names of types', () => {
    const studio = {
      global: {
        seed: {
          ground: {
            $type: 'color',
            $value: '#12161d',
            $description: 'night',
            $extensions: { 'studio.tokens': { id: 1 } },
          },
          primary: { $type: 'color', $value: 'rgba(127, 180, 255, 1)' },
          accent: { $type: 'color', $value: '#000000' },
          radius: { $type: 'borderRadius', $value: '12px' },
          numerals: { $type: 'fontFamilies', $value: 'Nunito, system' },
        },
        motion: { fast: { $type: 'duration', $value: '90ms' } },
      },
      night: {
        seed: { accent: { $type: 'color', $value: '#f5b841' } },
        color: { heading: { $type: 'color', $value: '{seed.accent}' } },
      },
      $themes: [],
      $metadata: { tokenSetOrder: ['global', 'night'] },
    };
    const tokens = taken(JSON.stringify(studio));
    const { read: said, problems } = read(tokens);
    expect(problems).toEqual([]);
    expect(said?.seeds).toMatchObject({ ground: '#12161d', primary: '#7fb4ff', accent: '#f5b841', radius: 12 });
    expect(said?.seeds.font.numerals).toEqual(['Nunito', 'system']);
    expect(said?.overrides).toEqual({ 'motion.fast': '90ms', 'color.heading': '#f5b841' });
    expect(tokens['$metadata']).toEqual(studio.$metadata);
    expect(tokenAt(tokens, 'seed.ground')).toMatchObject({
      $description: 'night',
      $extensions: { 'studio.tokens': { id: 1 } },
    });
  });

  it('converts its shadows to the format’s shadows', () => {
    const boxShadow = { x: '0', y: '2px', blur: 4, spread: '0', color: '#00000080', type: 'innerShadow' };
    const tokens = taken(
      JSON.stringify({ seed: {}, elevation: { edge: { $type: 'boxShadow', $value: [boxShadow] } } }),
    );
    const { problems } = read(tokens);
    expect(problems.filter(({ path }) => path.startsWith('elevation'))).toEqual([]);
  });

  it.each([
    ['{', 'json'],
    ['[1]', 'seeds'],
    ['null', 'seeds'],
    ['{"color":{}}', 'seeds'],
    [`{"seed":{},"x":"${'a'.repeat(300_000)}"}`, 'size'],
  ])('refuses %.20s with a reason', (text, refusal) => {
    expect(importTokens(text)).toEqual({ refusal });
  });

  it('ignores a key that would change an object’s prototype', () => {
    const tokens = taken('{"seed":{},"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
    expect(Object.getPrototypeOf(tokens)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });
});

describe('the studio', () => {
  const base = Json.parse(JSON.parse(bj188));

  it('changes only the token', () => {
    const changed = writeToken(base, 'seed.primary', colourToken('#3be477'));
    expect(read(changed).read?.seeds.primary).toBe('#3be477');
    expect(Object.keys(changed)).toEqual(Object.keys(base));
    expect({ ...changed, seed: 0 }).toEqual({ ...base, seed: 0 });
  });

  it('adds and removes an override, for the brand and for a part, and leaves no empty group', () => {
    const before = Json.parse({ seed: base['seed'] });
    const whole = writeToken(before, 'color.text', colourToken('#ffffff'));
    const both = writeToken(whole, 'part.badge.radius.pill', pxToken(2));
    expect(read(both).read).toMatchObject({
      overrides: { 'color.text': '#ffffff' },
      parts: { badge: { 'radius.pill': '2px' } },
    });
    expect(writeToken(writeToken(both, 'color.text', undefined), 'part.badge.radius.pill', undefined)).toEqual(before);
  });

  it('keeps the notes of another tool beside a value', () => {
    const noted = writeToken(base, 'seed.accent', {
      ...colourToken('#ff0000'),
      $extensions: { 'studio.tokens': { id: 1 } },
    });
    const changed = writeToken(noted, 'seed.accent', colourToken('#00ff00'));
    expect(tokenAt(changed, 'seed.accent')).toMatchObject({ $extensions: { 'studio.tokens': { id: 1 } } });
  });

  it('keeps other extensions beside its CSS values', () => {
    const strange = { ...base, $extensions: { ...Json.parse(base['$extensions']), 'studio.tokens': { id: 7 } } };
    const changed = writeCssValue(strange, 'part.badge.shape.skew', '-4deg');
    expect(cssValuesOf(changed)).toEqual({ ...cssValuesOf(base), 'part.badge.shape.skew': '-4deg' });
    expect(changed['$extensions']).toMatchObject({ 'studio.tokens': { id: 7 } });
    expect(cssValuesOf(writeCssValue(changed, 'part.badge.shape.skew', undefined))).toEqual(cssValuesOf(base));
  });

  it.each(readdirSync(new URL('../../brands', import.meta.url)))(
    'starts from the file of %s, which Style Dictionary reads without an error',
    async (id) => {
      const tokens = Json.parse(
        JSON.parse(readFileSync(new URL(`../../brands/${id}/tokens.json`, import.meta.url), 'utf8')),
      );
      const dictionary = new StyleDictionary({
        tokens: z.custom<Record<string, never>>().parse(tokens),
        platforms: { plain: { transforms: ['name/kebab'] } },
        log: { verbosity: 'silent', warnings: 'error' },
      });
      const { allTokens } = await dictionary.getPlatformTokens('plain');
      expect(allTokens.length).toBeGreaterThanOrEqual(5);
    },
  );

  it('writes a file that Style Dictionary reads value by value, with aliases', async () => {
    const own = writeToken(
      writeToken(
        writeToken(base, 'color.heading', { $type: 'color', $value: '{seed.accent}' }),
        'seed.numerals',
        facesToken(['Nunito', 'system']),
      ),
      'part.badge.radius.pill',
      pxToken(2),
    );
    const dictionary = new StyleDictionary({
      tokens: z.custom<Record<string, never>>().parse(structuredClone(own)),
      platforms: { plain: { transforms: ['name/kebab'] } },
      log: { verbosity: 'silent', warnings: 'disabled' },
    });
    const { allTokens } = await dictionary.getPlatformTokens('plain');
    const values = new Map(allTokens.map((token) => [token.path.join('.'), token]));
    expect(values.get('color.heading')?.['$value']).toEqual(tokenAt(own, 'seed.accent')?.['$value']);
    expect(values.get('color.heading')?.['$type']).toBe('color');
    expect(values.get('seed.radius')?.['$value']).toEqual({ value: 10, unit: 'px' });
    expect(values.get('seed.numerals')?.['$value']).toEqual(['Nunito', 'system']);
    expect(values.get('part.badge.radius.pill')?.['$value']).toEqual({ value: 2, unit: 'px' });
    // After a round trip, the content written to a file is the same brand.
    const back = allTokens.reduce<Readonly<Record<string, unknown>>>(
      (file, token) => writeToken(file, token.path.join('.'), { $type: token['$type'], $value: token['$value'] }),
      { $extensions: own['$extensions'] },
    );
    expect(read(taken(JSON.stringify(back))).read).toEqual(read(own).read);
  });
});
