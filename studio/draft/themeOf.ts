import parts from '#ui/generated/parts.json' with { type: 'json' };
import { type ContrastReading, readContrast, readPartContrast } from '#ui/theme/contrast.ts';
import { criticalCss } from '#ui/theme/css.ts';
import { deriveTheme } from '#ui/theme/derive.ts';
import type { TokenProblem } from '#ui/theme/designTokens.ts';
import { deriveParts } from '#ui/theme/parts.ts';
import { templateDrawings, isPatternName } from '#ui/theme/template/drawings.ts';
import type { ThemeTokens } from '#ui/theme/tokens.ts';
import { readTokensFile, type TokensOfFile } from '#ui/theme/tokensFile.ts';
import { cssValuesOf, type TokensJson, writeCssValue, writeScheme } from '#ui/theme/writeTokens.ts';
import { type Draft, takesPlace } from './draft.ts';
import { seedValues } from './seeds.ts';

/** The `data-brand` of a draft in the previews. */
export const DRAFT_BRAND = 'studio-draft';

/** A pair of a draft, on the whole page or on one part. */
export interface DraftReading extends ContrastReading {
  readonly part: string | undefined;
}

/** A draft's look, or the reason why it has none. */
export type DraftTheme =
  | {
      readonly theme: ThemeTokens;
      readonly css: string;
      readonly readings: readonly DraftReading[];
      readonly said: TokensOfFile;
      /** The value of every token on a part, or on the whole without a part. */
      readonly themeOf: (part: string | undefined) => ThemeTokens;
      readonly problems: readonly [];
    }
  | { readonly theme: undefined; readonly problems: readonly TokenProblem[] };

/** The published parts of components, with their components. */
export const publishedParts: Readonly<Record<string, string>> = parts;
const partNames: ReadonlySet<string> = new Set(Object.keys(parts));

/** Files of the brand that a draft started from, as its tokens name them: `/brands/owl/ridge.svg`. */
const ownAddress = (source: string): RegExp => new RegExp(`/brands/${source}/([a-z][a-z\\d-]*\\.svg)`, 'g');

/** A draft's tokens with the addresses of its own replaced files. */
function withOwnAddresses({ Tokens, Source, Drawings }: Draft, replace: (file: string) => string): TokensJson {
  if (Source === undefined) return Tokens;
  return Object.entries(cssValuesOf(Tokens)).reduce<TokensJson>((file, [path, css]) => {
    const next = css.replace(ownAddress(Source.ID), (address, name: string) =>
      Object.hasOwn(Drawings, name) ? replace(name) : address,
    );
    return next === css ? file : writeCssValue(file, path, next);
  }, Tokens);
}

/** A draft's tokens for the export, with its own folder in place of the folder that it started from. */
export const handedTokens = (draft: Draft): TokensJson =>
  writeScheme(
    takesPlace(draft) ? draft.Tokens : withOwnAddresses(draft, (file) => `/brands/${draft.ID}/${file}`),
    draft.Scheme,
  );

/** The drawings in a draft's tokens. */
const namedDrawings = ({ Tokens, Source }: Draft): readonly string[] =>
  Source === undefined
    ? []
    : Object.values(cssValuesOf(Tokens)).flatMap((css) =>
        [...css.matchAll(ownAddress(Source.ID))].map(([, file = '']) => file),
      );

/**
 * The drawings of a draft: neutral ones in its colours, the kept pattern and ornament of its start, and the
 * drawings of its tokens. If it replaces a brand, also that brand's other drawings, such as logo and mark; a new
 * brand may not show another's name.
 */
export function drawingsOf(draft: Draft, text: string): Readonly<Record<string, string>> {
  const { ground, primary } = seedValues(draft.Tokens).colours;
  const neutral = templateDrawings({
    name: draft.Name.zh_tw === '' ? draft.ID : draft.Name.zh_tw,
    primary,
    ground,
    text,
    pattern: isPatternName(draft.Pattern) ? draft.Pattern : 'hexagons',
  });
  const named = namedDrawings(draft);
  const isKept = (file: string): boolean => {
    if (file === 'pattern.svg' || file === 'ornament.svg') return draft.Pattern === 'own';
    return takesPlace(draft) || named.includes(file);
  };
  return { ...neutral, ...Object.fromEntries(Object.entries(draft.Drawings).filter(([file]) => isKept(file))) };
}

/** A drawing as an address for `url()` without quotes. */
export const inlineDrawing = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg.trim()).replace(/[()']/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`;

/** Derives the look of a draft as the build does, with its drawings in place of files that are not served yet. */
export function themeOf(draft: Draft): DraftTheme {
  const drawings = drawingsOf(draft, '#ffffff');
  const shown = withOwnAddresses(draft, (file) => inlineDrawing(draft.Drawings[file] ?? ''));
  const { read, problems } = readTokensFile(shown, {
    scheme: draft.Scheme,
    parts: partNames,
    pattern: inlineDrawing(drawings['pattern.svg'] ?? ''),
    ornament: inlineDrawing(drawings['ornament.svg'] ?? ''),
  });
  if (!read) return { theme: undefined, problems };
  try {
    const theme = deriveTheme(read.seeds, read.overrides);
    const own = deriveParts(read.seeds, read.overrides, read.parts);
    const whole = readContrast(theme).map((reading) => ({ ...reading, part: undefined }));
    const readings = [
      ...whole,
      ...own.flatMap((part) => readPartContrast(part).map((reading) => ({ ...reading, part: part.part }))),
    ];
    const css = criticalCss({ id: DRAFT_BRAND, scheme: draft.Scheme, theme, parts: own });
    const onPart = (part: string | undefined): ThemeTokens => own.find((one) => one.part === part)?.theme ?? theme;
    return { theme, css, readings, said: read, themeOf: onPart, problems: [] };
  } catch (error) {
    return {
      theme: undefined,
      problems: [{ path: '', reason: error instanceof Error ? error.message : String(error) }],
    };
  }
}
