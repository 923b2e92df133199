import { contrast, over, readColour } from './colour.ts';
import { type Demand, nearestPassing } from './nearest.ts';
import type { PartTheme } from './parts.ts';
import { flatten, resolver } from './paths.ts';
import type { ThemeTokens, TokenPath } from './tokens.ts';

/** A text colour and its background. For a gradient, the stop with the lowest contrast counts. */
export interface ContrastPair {
  readonly ink: TokenPath;
  readonly on: TokenPath;
  /** The required WCAG 2 ratio: 4.5 for text, 3 for large text and the edge of a control. */
  readonly atLeast: 4.5 | 3;
}

export interface ContrastReading extends ContrastPair {
  readonly ratio: number;
  readonly passes: boolean;
}

const pairs = (inks: readonly TokenPath[], grounds: readonly TokenPath[], atLeast: 4.5 | 3): ContrastPair[] =>
  inks.flatMap((ink) => grounds.map((on) => ({ ink, on, atLeast })));

/** Every combination that a component may use. Add a new pair here before you use it in a component. */
const contrastPairs: readonly ContrastPair[] = [
  ...pairs(
    ['color.text', 'color.muted', 'color.faint', 'color.primaryInk', 'color.accentInk', 'color.goldInk'],
    ['color.ground', 'color.surface1', 'color.surface2', 'color.surface3', 'color.well'],
    4.5,
  ),
  ...pairs(
    ['color.positive', 'color.danger', 'color.warn'],
    ['color.ground', 'color.surface1', 'color.surface2', 'color.surface3'],
    4.5,
  ),
  ...pairs(
    ['vip.1.name', 'vip.2.name', 'vip.3.name', 'vip.4.name', 'vip.5.name', 'vip.6.name', 'vip.7.name', 'vip.8.name'],
    ['color.ground', 'color.surface1', 'color.surface2'],
    4.5,
  ),
  ...pairs(['color.text', 'color.heading'], ['fill.page', 'fill.card', 'fill.bar'], 4.5),
  ...pairs(
    ['color.text', 'color.muted', 'color.goldInk'],
    ['fill.wallet', 'fill.ticker', 'fill.card', 'fill.bar'],
    4.5,
  ),
  ...pairs(['color.muted', 'color.text'], ['fill.chip'], 4.5),
  ...pairs(['color.text', 'color.muted', 'color.accentInk'], ['fill.bubble'], 4.5),
  ...pairs(['color.text'], ['fill.header', 'fill.buttonAlt'], 4.5),
  ...pairs(['color.onPrimary'], ['color.primary', 'color.primaryHi', 'fill.button', 'fill.bubbleOwn'], 4.5),
  ...pairs(['color.primaryInk', 'color.text', 'color.muted'], ['color.primarySoft'], 4.5),
  ...pairs(['color.accentInk', 'color.text'], ['color.accentSoft'], 4.5),
  ...pairs(['color.primaryInk'], ['fill.bar', 'fill.card'], 4.5),
  ...pairs(['color.onArt'], ['fill.flagHot', 'fill.flagNew', 'fill.flagLive', 'fill.plate'], 4.5),
  ...pairs(['fill.goldText'], ['color.ground', 'color.surface1', 'color.surface2', 'fill.card'], 3),
  ...pairs(['color.gold'], ['fill.plate'], 4.5),
  ...pairs(['color.onAccent'], ['color.accent'], 4.5),
  ...pairs(['color.onDanger'], ['color.dangerFill'], 4.5),
  // The digits of a grand prize are on `goldHi` and `gold`, the lit half of the metal.
  ...pairs(['color.onGold'], ['fill.buttonGold', 'fill.gold', 'color.gold', 'color.goldHi'], 4.5),
  ...pairs(['color.lineStrong'], ['color.ground', 'color.surface1', 'color.surface2'], 3),
  ...pairs(['color.focus'], ['color.ground', 'color.surface1', 'color.surface2', 'color.surface3'], 3),
  ...pairs(['chart.1', 'chart.2', 'chart.3', 'chart.4'], ['color.surface1', 'color.ground'], 3),
  ...pairs(['color.ornament'], ['color.ground'], 3),
];

const colourPattern = /#[\da-f]{3,8}\b|(?:rgba?|oklch)\([^)]*\)/gi;

/** Returns the opaque colours of a background: a plain colour, or the stops of its layers mixed with the page's background. */
function stopsOf(value: string, ground: string): readonly string[] {
  const found = value.match(colourPattern) ?? [];
  const visible = found.filter((stop) => (readColour(stop).alpha ?? 1) > 0);
  return visible.length === 0 ? [ground] : visible.map((stop) => over(stop, ground));
}

/** Returns a function that reads the opaque colours that a token of this theme can show. */
function coloursOf(theme: ThemeTokens): (path: TokenPath) => readonly string[] {
  const values = flatten(theme);
  const resolve = resolver(values);
  const ground = resolve(values.get('color.ground') ?? '');
  return (path) => stopsOf(resolve(values.get(path) ?? ''), ground);
}

/** Measures every listed pair of a theme, in the list's order. */
export function readContrast(theme: ThemeTokens): readonly ContrastReading[] {
  const colours = coloursOf(theme);
  return contrastPairs.map((pair) => {
    const faces = colours(pair.on);
    const ratio = Math.min(...colours(pair.ink).flatMap((ink) => faces.map((face) => contrast(ink, face))));
    return { ...pair, ratio, passes: ratio >= pair.atLeast };
  });
}

/**
 * Returns the value nearest to a colour that is legible on all its backgrounds and, if possible, under every text colour on it. Moves each
 * stop of a gradient separately.
 *
 * @returns the value of the colour's token; `undefined` if its hue has no legible value
 */
export function nearestInk(theme: ThemeTokens, ink: TokenPath): string | undefined {
  const colours = coloursOf(theme);
  const demand = (against: TokenPath, { atLeast }: ContrastPair): Demand => ({ against: colours(against), atLeast });
  const below = contrastPairs.filter((pair) => pair.ink === ink).map((pair) => demand(pair.on, pair));
  const above = contrastPairs.filter((pair) => pair.on === ink).map((pair) => demand(pair.ink, pair));
  const mend = (colour: string): string | undefined =>
    nearestPassing(colour, [...below, ...above]) ?? nearestPassing(colour, below);
  if (/^(color|chart|vip)\./.test(ink)) return colours(ink).map(mend).at(0);
  const values = flatten(theme);
  let isMended = true;
  const mended = resolver(values)(values.get(ink) ?? '').replace(colourPattern, (stop) => {
    const found = mend(over(stop, theme.color.ground));
    isMended &&= found !== undefined;
    return found ?? stop;
  });
  return isMended ? mended : undefined;
}

/** Measures the pairs of a part's theme that its overrides change. The other pairs are equal to the brand's. */
export function readPartContrast({ theme, redeclared }: PartTheme): readonly ContrastReading[] {
  const touched = new Set(redeclared);
  // A transparent colour is on the page's background.
  return readContrast(theme).filter(
    ({ ink, on }) => touched.has(ink) || touched.has(on) || touched.has('color.ground'),
  );
}

const written = (whose: string, readings: readonly ContrastReading[]): readonly string[] =>
  readings
    .filter((reading) => !reading.passes)
    .map(
      ({ ink, on, ratio, atLeast }) =>
        `${whose}: ${ink} on ${on} is ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, needs ${atLeast}:1`,
    );

/** Returns the messages of the contrast gate, one per failing pair, with brand, part, tokens and ratio. Empty if the theme passes. */
export const contrastFailures = (
  brand: string,
  theme: ThemeTokens,
  parts: readonly PartTheme[] = [],
): readonly string[] => [
  ...written(`brand "${brand}"`, readContrast(theme)),
  ...parts.flatMap((part) => written(`brand "${brand}", part "${part.part}"`, readPartContrast(part))),
];
