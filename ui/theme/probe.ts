import type { NamedTheme } from './css.ts';
import { deriveTheme } from './derive.ts';
import { tokenPaths } from './paths.ts';
import type { Overrides } from './seeds.ts';
import type { TokenPath } from './tokens.ts';

/**
 * The probe is a brand for tests, in which every themeable token has a different colour or measure. Put `data-brand="probe"` on an ancestor
 * of a component and read the computed styles: a colour outside the probe does not come from the contract.
 */

/**
 * Borders are drawn in other tokens' colours. Every other token in these groups has, or paints, its own colour.
 */
const borders = new Set<TokenPath>(['edge.tileFrame', 'edge.cardInner']);
const painted = tokenPaths.filter(
  (path) => (/^(color|chart|vip|fill|edge|elevation)\./.test(path) && !borders.has(path)) || path === 'pattern.ink',
);

/** Returns red, green and blue. The golden angle spreads the hues; rings of lightness and saturation keep them apart. */
function garish(index: number): readonly [number, number, number] {
  const hue = (index * 137.508) % 360;
  const light = 0.36 + 0.11 * (index % 4);
  const chroma = (1 - Math.abs(2 * light - 1)) * (0.95 - 0.12 * (index % 3));
  const second = chroma * (1 - Math.abs(((hue / 60) % 2) - 1));
  const wheel: readonly (readonly [number, number, number])[] = [
    [chroma, second, 0],
    [second, chroma, 0],
    [0, chroma, second],
    [0, second, chroma],
    [second, 0, chroma],
    [chroma, 0, second],
  ];
  const [r, g, b] = wheel[Math.floor(hue / 60)] ?? [0, 0, 0];
  const byte = (part: number): number => Math.round((part + light - chroma / 2) * 255);
  return [byte(r), byte(g), byte(b)];
}

/** The probe's own colours by token, spelled as browsers report computed colours: `rgb(12, 34, 56)`. */
export const probeColours: ReadonlyMap<TokenPath, string> = new Map(
  painted.map((path, index) => [path, `rgb(${garish(index).join(', ')})`]),
);

const known = new Map([...probeColours].map(([path, colour]) => [colour, path]));

/** Colours without a theme: transparency, and the text colour that a child inherits. */
const neutral = new Set(['rgba(0, 0, 0, 0)', 'transparent', 'none', 'currentcolor']);

/** Returns the token of a computed colour, or undefined if the probe does not have it. */
export const probeTokenOf = (colour: string): TokenPath | undefined => known.get(colour);

/**
 * Returns the colours in a computed style value (`color`, `background-image`, `box-shadow`, `fill`, …) that are not the probe's. An empty
 * result means that the part is themed. A test walks the rendered component and fails on any such colour.
 */
export function unthemedColours(computed: string): readonly string[] {
  const found = computed.match(/(?:rgba?|oklch|oklab|color|hsla?)\([^()]*\)/g) ?? [];
  return found.filter((colour) => !known.has(colour) && !neutral.has(colour));
}

/** Measures that differ from those of every real brand, to find a part which ignores them. */
const measures: Overrides = {
  'radius.1': '1px',
  'radius.2': '5px',
  'radius.3': '9px',
  'radius.4': '17px',
  'radius.pill': '31px',
  'radius.tile': '13px',
  'radius.button': '7px',
  'radius.chip': '3px',
  'shape.buttonDepth': '11px',
  'shape.skew': '-7deg',
  'shape.skewBack': '7deg',
  'shape.barHeight': '66px',
  'edge.tileFrame': '2px dashed var(--p)',
  'edge.cardInner': '2px dotted var(--a)',
  'motion.fast': '121ms',
  'motion.medium': '181ms',
  'motion.slow': '241ms',
  'motion.dialog': '301ms',
};

const isShadow = (path: TokenPath): boolean => /^(edge|elevation)\./.test(path);

function values(): Overrides {
  const painting = [...probeColours].map(([path, colour]): readonly [TokenPath, string] => [
    path,
    isShadow(path) ? `0 0 0 2px ${colour}` : colour,
  ]);
  return { ...Object.fromEntries(painting), ...measures };
}

/** Returns the probe's theme for the generator. The contrast gate skips it, since players never see it. */
export function probeTheme(): NamedTheme {
  const theme = deriveTheme(
    {
      scheme: 'dark',
      ground: '#123456',
      primary: '#ff00aa',
      accent: '#00ffaa',
      radius: 9,
      font: { numerals: ['system'], heading: ['system'], body: ['system'] },
      pattern: '/brands/probe/pattern.svg',
      ornament: '/brands/probe/ornament.svg',
    },
    values(),
  );
  return { id: 'probe', scheme: 'dark', theme };
}
