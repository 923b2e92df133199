import {
  hex,
  hueDistance,
  inkOn,
  lch,
  legible,
  mix,
  normalise,
  remoteHue,
  shift,
  tone,
  withAlpha,
  worst,
} from './colour.ts';
import type { Overrides, Seeds } from './seeds.ts';
import type { ThemeTokens, TokenPath } from './tokens.ts';

type Palette = Pick<ThemeTokens, 'color' | 'chart' | 'vip'>;

/** The ring's metal by tier, light and dark end. It is the same in every brand, so that players recognise a tier everywhere. */
const vipMetal = [
  ['#e09a68', '#7a3e1e'],
  ['#d4dde8', '#6c7a8e'],
  ['#ffd35a', '#9a5f0a'],
  ['#c8eeea', '#4e8a90'],
  ['#8fe0ff', '#1e6ac8'],
  ['#ff7a96', '#9a0a34'],
  ['#8ca4ff', '#2030a8'],
  ['#c9a0ff', '#1e1430'],
] as const;

const vipNames = {
  dark: ['#da8b5c', '#b4c0d0', '#f2b534', '#9fd8d4', '#7cd4ff', '#ff5c7d', '#7c95ff', '#b79cff'],
  light: ['#8a4a24', '#566274', '#875800', '#1b676b', '#0e5fa8', '#b8123e', '#2a48e0', '#5a2a9e'],
} as const;

/** An accent within this angle of the colour of errors, in degrees, looks like an error. */
const NEAR_DANGER = 30;

/**
 * Derives every colour of a theme. Surfaces rise by .045, .088 and .14 of OKLCH lightness with growing chroma, and are never grey; text
 * colours are moved until they are legible on every surface; colours on fills are chosen by contrast. A colour in `given` is taken
 * unchanged, and dependent colours derive from it.
 */
export function derivePalette(seeds: Seeds, given: Overrides): Palette {
  const dark = seeds.scheme === 'dark';
  const away = dark ? 1 : -1;
  const take = (path: TokenPath, derive: () => string): string => {
    const own = given[path];
    return own === undefined ? derive() : normalise(own);
  };

  const ground = take('color.ground', () => normalise(seeds.ground));
  const deep = take('color.deep', () =>
    dark ? hex({ ...lch(ground), l: lch(ground).l * 0.72 }) : shift(ground, { l: -0.045, c: 1.6, more: 0.008 }),
  );
  const surface1 = take('color.surface1', () => (dark ? shift(ground, { l: 0.045, c: 1.15, more: 0.006 }) : '#fff'));
  const surface2 = take('color.surface2', () =>
    dark ? shift(ground, { l: 0.088, c: 1.3, more: 0.008 }) : shift(ground, { l: -0.03, c: 1.3 }),
  );
  const surface3 = take('color.surface3', () =>
    dark ? shift(ground, { l: 0.14, c: 1.4, more: 0.01 }) : shift(ground, { l: -0.06, c: 1.5 }),
  );
  const well = take('color.well', () => (dark ? mix('#000', ground, 0.34) : shift(ground, { l: -0.04, c: 1.4 })));
  const glass = take('color.glass', () =>
    dark ? withAlpha(shift(ground, { l: 0.03, c: 1.2 }), 0.84) : withAlpha('#fff', 0.9),
  );
  const primary = take('color.primary', () => normalise(seeds.primary));
  const accent = take('color.accent', () => normalise(seeds.accent));

  /** The backgrounds of text: text colours move until they pass on the background with the lowest contrast. */
  const grounds = [ground, surface1, surface2, surface3, well];
  const ink = (path: TokenPath, start: () => string, on = grounds, ratio = 4.5): string =>
    take(path, () => legible(start(), on, ratio, away));
  const hue = dark ? ground : primary;
  const bounded = (colour: string, bound: number): string => {
    const { l, c, h } = lch(colour);
    return hex({ l: dark ? Math.max(l, bound) : Math.min(l, bound), c, h });
  };

  const onPrimary = take('color.onPrimary', () => inkOn([primary]));
  /** Returns the lit upper end of a button: as bright as its text allows. */
  const lit = (): string => {
    const steps = [0.1, 0.08, 0.06, 0.045, 0.03, 0.02, 0.01];
    const fits = steps.map((l) => shift(primary, { l })).find((face) => worst(onPrimary, [face]) >= 4.5);
    return fits ?? primary;
  };
  const primaryInk = ink('color.primaryInk', () => bounded(primary, dark ? 0.76 : 0.48));
  const accentInk = ink('color.accentInk', () => bounded(accent, dark ? 0.77 : 0.52));
  const danger = ink('color.danger', () => (dark ? 'oklch(0.72 0.17 25)' : 'oklch(0.52 0.19 25)'));
  /** A ring in the colour of errors would make a valid field look wrong. */
  const focusStart = (): string => (hueDistance(accentInk, danger) < NEAR_DANGER ? primaryInk : accentInk);
  const gold = take('color.gold', () => '#f6c453');
  const dangerFill = take('color.dangerFill', () => (dark ? '#d92b3a' : '#c81e33'));
  const text = ink('color.text', () => (dark ? tone(hue, 0.97, 0.012) : tone(hue, 0.25, 0.055)));

  const chart1 = take('chart.1', () => primaryInk);
  const chart2 = take('chart.2', () => accentInk);
  /** Returns a series colour that differs clearly from the others for any colours of the brand. */
  const series = (path: TokenPath, others: readonly [string, ...string[]]): string =>
    ink(path, () => hex({ l: dark ? 0.78 : 0.52, c: 0.14, h: remoteHue(others) }), [ground, surface1], 3);
  const chart3 = series('chart.3', [chart1, chart2]);

  const tier = (level: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8) => {
    const [hi, lo] = vipMetal[level - 1] ?? vipMetal[0];
    const name = vipNames[seeds.scheme][level - 1] ?? text;
    return {
      hi: take(`vip.${level}.hi`, () => hi),
      lo: take(`vip.${level}.lo`, () => lo),
      name: ink(`vip.${level}.name`, () => name, [ground, surface1, surface2]),
    };
  };

  return {
    color: {
      ground,
      deep,
      surface1,
      surface2,
      surface3,
      well,
      glass,
      scrim: take('color.scrim', () =>
        dark
          ? withAlpha(hex({ ...lch(ground), l: lch(ground).l * 0.4 }), 0.72)
          : withAlpha(tone(primary, 0.22, 0.06), 0.6),
      ),
      line: take('color.line', () =>
        dark ? shift(ground, { l: 0.16, c: 1.3, more: 0.012 }) : shift(ground, { l: -0.085, c: 1.6 }),
      ),
      lineStrong: ink(
        'color.lineStrong',
        () => (dark ? shift(ground, { l: 0.38, c: 1.2, more: 0.02 }) : tone(primary, 0.6, 0.09)),
        [ground, surface1, surface2],
        3,
      ),
      text,
      muted: ink('color.muted', () => (dark ? tone(hue, 0.78, 0.03) : tone(hue, 0.45, 0.05))),
      faint: ink('color.faint', () => (dark ? tone(hue, 0.7, 0.035) : tone(hue, 0.5, 0.045))),
      heading: take('color.heading', () => text),
      primary,
      primaryHi: take('color.primaryHi', lit),
      primaryLo: take('color.primaryLo', () => shift(primary, dark ? { l: -0.13, c: 0.95 } : { l: -0.1 })),
      primaryDeep: take('color.primaryDeep', () => shift(primary, dark ? { l: -0.26, c: 0.8 } : { l: -0.18 })),
      primarySoft: take('color.primarySoft', () => withAlpha(primary, dark ? 0.16 : 0.1)),
      primaryInk,
      onPrimary,
      accent,
      accentSoft: take('color.accentSoft', () => withAlpha(accent, dark ? 0.16 : 0.1)),
      accentInk,
      onAccent: take('color.onAccent', () => inkOn([accent])),
      gold,
      goldHi: take('color.goldHi', () => '#fff3c4'),
      goldLo: take('color.goldLo', () => '#b4730f'),
      goldInk: ink('color.goldInk', () => (dark ? '#ffd874' : '#7e4e00')),
      onGold: take('color.onGold', () => '#452000'),
      positive: ink('color.positive', () => (dark ? 'oklch(0.8 0.17 152)' : 'oklch(0.5 0.14 152)')),
      danger,
      dangerFill,
      onDanger: take('color.onDanger', () => inkOn([dangerFill])),
      warn: ink('color.warn', () => (dark ? 'oklch(0.84 0.14 85)' : 'oklch(0.52 0.11 75)')),
      onArt: take('color.onArt', () => '#fff'),
      glow: take('color.glow', () => withAlpha(primary, dark ? 0.42 : 0.26)),
      glowAccent: take('color.glowAccent', () => withAlpha(accent, dark ? 0.34 : 0.22)),
      focus: ink('color.focus', focusStart, [ground, surface1, surface2, surface3], 3),
      ornament: take('color.ornament', () => primaryInk),
      chrome: take('color.chrome', () => (dark ? surface2 : ground)),
    },
    chart: { 1: chart1, 2: chart2, 3: chart3, 4: series('chart.4', [chart1, chart2, chart3]) },
    vip: { 1: tier(1), 2: tier(2), 3: tier(3), 4: tier(4), 5: tier(5), 6: tier(6), 7: tier(7), 8: tier(8) },
  };
}
