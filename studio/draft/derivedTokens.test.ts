import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import StyleDictionary from 'style-dictionary';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Brand } from '#protocol/brands.ts';
import generated from '#protocol/generated/brands.json' with { type: 'json' };
import generatedFiles from '#ui/generated/brandFiles.json' with { type: 'json' };
import { readDesignTokens } from '#ui/theme/designTokens.ts';
import { tokenPaths } from '#ui/theme/paths.ts';
import { BrandFiles, type Draft, draftFrom, emptyDraft } from './draft.ts';
import { derivedFiles } from './derivedTokens.ts';
import { withOverride } from './overrides.ts';
import { themeOf } from './themeOf.ts';

const brands = z.array(Brand).parse(generated);
const files = BrandFiles.parse(generatedFiles);
const Json = z.record(z.string(), z.unknown());

function derived(draft: Draft) {
  const look = themeOf(draft);
  if (!look.theme) throw new Error(JSON.stringify(look.problems));
  const written = derivedFiles(draft, look);
  const json = (file: string) => Json.parse(JSON.parse(written[file] ?? ''));
  return { written, css: written['tokens.css'] ?? '', tokens: json('tokens.json'), studio: json('tokens-studio.json') };
}
/** The declarations of one rule of the style sheet. */
const declared = (css: string, selector: string): Readonly<Record<string, string>> => {
  const [body = ''] = css.slice(css.indexOf(`${selector} {`)).split('\n}');
  return Object.fromEntries(
    [...body.matchAll(/^ {2}(--[\w-]+): (.*?);(?: \/\*\*.*)?$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
};
/** The output of Style Dictionary for a file: its variables in CSS, and the tokens as they arrived. */
async function dictionaryOf(tokens: Record<string, unknown>) {
  const dictionary = new StyleDictionary({
    tokens: z.custom<Record<string, never>>().parse(structuredClone(tokens)),
    platforms: {
      css: { transforms: ['name/kebab'], files: [{ destination: 'tokens.css', format: 'css/variables' }] },
    },
    log: { verbosity: 'silent', warnings: 'disabled', errors: { brokenReferences: 'throw' } },
  });
  const [file] = await dictionary.formatPlatform('css');
  const { allTokens } = await dictionary.getPlatformTokens('css');
  return { sheet: String(file?.output), allTokens };
}
/** The output of `style-dictionary build` for the exported configuration and tokens. */
async function builtByDictionary(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'menagerie-tokens-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const command = fileURLToPath(new URL('../bin/style-dictionary.js', import.meta.resolve('style-dictionary')));
    await promisify(execFile)(process.execPath, [command, 'build', '--config', 'style-dictionary.config.json'], {
      cwd: folder,
    });
    return await readFile(join(folder, 'build/variables.css'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}
const names = (css: Readonly<Record<string, string>>) => Object.keys(css).toSorted();

describe.each(brands.map((brand) => [brand.ID, brand] as const))('every derived token of %s', (id, brand) => {
  const { css, tokens, studio } = derived(draftFrom(brand, files));
  const root = declared(css, ':root');

  it('is in the style sheet once, resolved, with a description', () => {
    expect(Object.keys(root)).toHaveLength(tokenPaths.length);
    expect(css).not.toMatch(/var\(|token\(|undefined|\/\* +\*\//);
    expect(css).toContain(`color-scheme: ${brand.Scheme};`);
  });

  it('is in the Design Tokens file by the rules of the format, or beside it as CSS if the format has no type', () => {
    // The types of this project's own reader, and the format's border.
    const { problems } = readDesignTokens(tokens);
    expect(problems.filter(({ path }) => !/\.(?:tileFrame|cardInner)$/.test(path))).toEqual([]);
    const { $extensions } = z
      .object({ $extensions: z.object({ 'app.menagerie.css': z.record(z.string(), z.string()) }) })
      .parse(tokens);
    const besides = Object.keys($extensions['app.menagerie.css']).filter((path) => !path.startsWith('part.'));
    expect(besides.length).toBeLessThan(tokenPaths.length / 4);
    expect(besides.filter((path) => /^(?:color|chart|vip|radius|space|size|leading|font|motion)\./.test(path))).toEqual(
      [],
    );
  });

  it('gets the same names from both files in Style Dictionary', async () => {
    const own = await dictionaryOf(tokens);
    const { $extensions } = z
      .object({ $extensions: z.object({ 'app.menagerie.css': z.record(z.string(), z.string()) }) })
      .parse(tokens);
    const whole = own.allTokens.filter(({ path }) => path[0] !== 'part');
    expect(
      whole.length + Object.keys($extensions['app.menagerie.css']).filter((path) => !path.startsWith('part.')).length,
    ).toBe(tokenPaths.length);
    expect(whole.every(({ name }) => `--${name}` in root)).toBe(true);
    expect(
      own.allTokens.every((token) => typeof token['$description'] === 'string' && token['$description'] !== ''),
    ).toBe(true);

    const set = Json.parse(studio[id]);
    const { part: _, ...rest } = set;
    const plugin = await dictionaryOf(rest);
    const sheet = declared(plugin.sheet, ':root');
    expect(names(sheet)).toEqual(names(root));
    for (const name of ['--color-ground', '--color-primary-ink', '--vip-8-name', '--fill-page', '--motion-ease-out']) {
      expect([name, sheet[name]]).toEqual([name, root[name]]);
    }
  });
});

it('Style Dictionary 4 builds the variables of the style sheet, with gradients and edges', async () => {
  const owl = brands.find(({ ID }) => ID === 'owl');
  const { written, css } = derived(owl === undefined ? emptyDraft() : draftFrom(owl, files));
  const built = declared(await builtByDictionary(written), ':root');
  const own = declared(css, ':root');
  expect(Object.fromEntries(Object.entries(built).filter(([name]) => name in own))).toEqual(own);
  expect([own['--fill-page'], own['--edge-button']].join(' ')).toMatch(/gradient\(.*inset/s);
  expect(Object.values(built).join(' ')).not.toContain('[object');
});

describe('the tokens of a part', () => {
  it('are under its name if they differ from the whole', async () => {
    const blank = emptyDraft();
    const Tokens = withOverride(blank.Tokens, 'badge', 'color.primary', '#ff6b4a');
    const { css, tokens } = derived({ ...blank, Tokens });
    const own = declared(css, "[data-part='badge']");
    expect(own['--color-primary']).toBe('#ff6b4a');
    expect(own).not.toHaveProperty('--color-ground');
    const { allTokens } = await dictionaryOf(tokens);
    expect(allTokens.map(({ path }) => path.join('.'))).toContain('part.badge.color.primary');
  });
});
