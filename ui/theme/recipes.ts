import { contrast, legible, mix, over, withAlpha } from './colour.ts';
import type { Seeds } from './seeds.ts';
import type { ThemeTokens } from './tokens.ts';

type Recipes = Omit<ThemeTokens, 'color' | 'chart' | 'vip'>;

/** The device's own typefaces, Traditional Chinese first, so that no font file delays the first paint. */
const systemFaces =
  '"PingFang TC","Noto Sans TC","Noto Sans CJK TC","Microsoft JhengHei",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif';
const serifFaces = '"Songti TC","Noto Serif TC","Noto Serif CJK TC","PMingLiU",serif';

/**
 * Returns the `font-family` of these families. `system` and `system-serif` are the device's typefaces; any other name is a family.
 */
export function fontStack(families: readonly string[]): string {
  const named = families.filter((family) => !family.startsWith('system')).map((family) => `"${family}"`);
  return [...named, families.includes('system-serif') ? serifFaces : systemFaces].join(',');
}

const rem = (px: number): string => `${Number((px / 16).toFixed(4))}rem`;

/** The skyline of a brand that has none: hills in front of hills. */
const HILLS = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="390" height="100"><path d="M0 68C44 42 92 54 134 60C184 34 238 54 282 62C322 44 360 56 390 68V100H0Z" opacity=".5"/><path d="M0 88C60 74 120 84 170 86C230 70 300 84 390 88V100H0Z"/></svg>',
)}")`;

/** Returns the shaded lower end of a button, as dark as its text allows. */
function buttonFoot({ primary, primaryLo, onPrimary }: ThemeTokens['color']): string {
  const faces = [0.3, 0.2, 0.1].map((share) => mix(primaryLo, primary, share));
  return faces.find((face) => contrast(onPrimary, face) >= 4.5) ?? primary;
}

/** Returns the brand's light at the top of a page, as strong as its text allows. */
function pageLight(dark: boolean, { primary, ground, text, heading }: ThemeTokens['color']): string {
  const shares = dark ? [0.28, 0.2, 0.12] : [0.16, 0.1];
  const lights = shares.map((share) => withAlpha(primary, share));
  const reads = (light: string): boolean => [text, heading].every((ink) => contrast(ink, over(light, ground)) >= 4.5);
  return lights.find(reads) ?? withAlpha(primary, 0.04);
}

/** The metal's stops: a colour and its position from the top. */
const GOLD = ['#fffbe6', '#ffe08a 38%', '#f5b52e 56%', '#ffd970 78%', '#c9841a'] as const;
const DARK_GOLD = ['#b87400', '#7e4e00 60%', '#a86400'] as const;

const gradient = (stops: readonly string[]): string => `linear-gradient(180deg,${stops.join(',')})`;

/**
 * Returns gold lettering: the metal if it is legible on the surfaces, otherwise each of its stops moved until it is legible.
 */
function goldText(dark: boolean, { ground, surface1, surface2 }: ThemeTokens['color']): string {
  const stops = dark ? GOLD : DARK_GOLD;
  const legibleStops = stops.map((stop) => {
    const [colour = stop, place] = stop.split(' ');
    const read = legible(colour, [ground, surface1, surface2], 3, dark ? 1 : -1);
    return place === undefined ? read : `${read} ${place}`;
  });
  return dark && legibleStops.every((stop, at) => stop === stops[at]) ? 'var(--gold-fill)' : gradient(legibleStops);
}

/**
 * Derives fills, edges, shadows, shape, type and motion from the palette. Values refer to colours by variable, so most of them are the same
 * text in every brand and are written once. A single key light comes from the upper left: every raised thing has a lit top, a solid edge
 * and a soft glow, and every recessed thing has a shadow at its top.
 */
export function deriveRecipes(seeds: Seeds, color: ThemeTokens['color']): Recipes {
  const dark = seeds.scheme === 'dark';
  const px = (factor: number): string => `${Math.round(seeds.radius * factor * 10) / 10}px`;
  const tint = (alpha: number): string => withAlpha(color.primaryDeep, alpha);
  const rim = withAlpha(color.primaryLo, 0.5);

  return {
    radius: {
      1: px(0.5),
      2: px(0.75),
      3: px(1),
      4: px(1.4),
      pill: '999px',
      tile: px(1),
      button: '999px',
      chip: '999px',
    },
    elevation: {
      edge: dark
        ? 'inset 0 1px 0 #ffffff1c,inset 0 0 0 1px #ffffff0f'
        : `inset 0 1px 0 #fff,inset 0 0 0 1px ${withAlpha(color.primary, 0.09)}`,
      well: dark
        ? 'inset 0 1px 3px #0008,inset 0 0 0 1px #ffffff0d,0 1px 0 #ffffff17'
        : `inset 0 1px 3px ${tint(0.16)},inset 0 0 0 1px var(--line)`,
      1: dark ? '0 1px 2px #0006,0 4px 8px -2px #0006' : `0 1px 2px ${tint(0.1)},0 3px 8px -2px ${tint(0.14)}`,
      2: dark ? '0 2px 4px #0006,0 10px 20px -4px #0009' : `0 2px 4px ${tint(0.1)},0 12px 24px -6px ${tint(0.24)}`,
      3: dark ? '0 4px 8px #0007,0 24px 48px -8px #000c' : `0 4px 8px ${tint(0.12)},0 28px 56px -10px ${tint(0.38)}`,
    },
    fill: {
      page: `radial-gradient(120% 46% at 50% -6%,${pageLight(dark, color)},#0000 68%),linear-gradient(180deg,${color.surface2},var(--ground) 48%,${dark ? 'var(--deep)' : 'var(--ground)'})`,
      button: `linear-gradient(180deg,var(--p-hi),var(--p) 55%,${buttonFoot(color)})`,
      buttonAlt: 'var(--s3)',
      buttonGold: 'linear-gradient(180deg,#fff6d0,#ffd35a 45%,#f0a81e)',
      chip: withAlpha(color.surface2, 0.86),
      card: dark ? 'linear-gradient(180deg,var(--s2),var(--s1))' : 'var(--s1)',
      header: 'none',
      bar: 'var(--glass)',
      wallet: dark ? 'var(--well)' : '#fff',
      ticker: dark ? withAlpha(color.well, 0.7) : '#fff',
      bubble: dark ? 'linear-gradient(180deg,var(--s3),var(--s2))' : 'var(--s1)',
      bubbleOwn: 'linear-gradient(180deg,var(--p-hi),var(--p))',
      progress: 'linear-gradient(90deg,var(--p-lo),var(--p-hi))',
      gold: gradient(GOLD),
      goldText: goldText(dark, color),
      plate: 'linear-gradient(180deg,#2b0a02,#120301)',
      flagHot: 'linear-gradient(180deg,#d9332a,#a80c22)',
      flagNew: 'linear-gradient(180deg,#0e7f5a,#065a41)',
      flagLive: 'linear-gradient(180deg,#8a4af0,#5a1fc0)',
      sheen: `linear-gradient(100deg,#0000 30%,${dark ? '#ffffff1a' : '#ffffffb3'} 50%,#0000 70%)`,
    },
    edge: {
      button: `inset 0 1px 0 #ffffff8c,inset 0 0 0 1px ${rim},0 var(--depth) 0 var(--p-deep),0 calc(var(--depth) + 5px) 12px -2px var(--glow)`,
      buttonPressed: `inset 0 1px 2px #0003,inset 0 0 0 1px ${rim},0 2px 6px -1px var(--glow)`,
      buttonAlt: `var(--edge),0 2px 0 ${dark ? '#0006' : 'var(--line)'}`,
      buttonGold: 'inset 0 1px 0 #fff,inset 0 0 0 1px #9a54084d,0 3px 0 #8a4a06,0 8px 14px -2px #f0a81e59',
      chip: 'var(--edge)',
      header: 'none',
      bar: dark ? '0 -1px 0 #ffffff1a,0 -12px 28px -4px #0009' : `0 -1px 0 var(--line),0 -12px 28px -8px ${tint(0.22)}`,
      wallet: dark
        ? 'inset 0 1px 3px #0008,inset 0 0 0 1px #f6c45338,0 1px 0 #ffffff17'
        : 'inset 0 0 0 1px var(--line),var(--sh1)',
      ticker: dark ? 'inset 0 0 0 1px #ffffff0d' : 'inset 0 0 0 1px var(--line)',
      tile: 'inset 0 1px 0 #ffffff73,inset 0 0 0 1px #ffffff24,inset 0 -10px 16px -10px #0008',
      banner: 'inset 0 0 0 1px #ffffff2e,inset 0 1px 0 #ffffff59',
      plate: 'inset 0 0 0 1.5px var(--gold),0 2px 6px #000a,0 0 14px #ffb52e66',
      tileFrame: '0 solid #0000',
      cardInner: '0 solid #0000',
    },
    shape: {
      buttonDepth: '3px',
      skew: '0deg',
      skewBack: '0deg',
      slantBox: 'none',
      slantOwn: 'initial',
      tileClip: 'none',
      barInset: '0px',
      barLift: '0px',
      barRadius: '0px',
      barHeight: '60px',
      barMask: 'none',
      barBlur: 'blur(18px) saturate(1.4)',
      puckSize: '52px',
      puckTop: '-18px',
      headerGap: '0px',
      ornament: `url(${seeds.ornament})`,
      ridge: HILLS,
      dialogMask: 'none',
      logoHeight: '36px',
    },
    pattern: {
      image: `url(${seeds.pattern})`,
      size: 'auto',
      opacity: dark ? '.07' : '.1',
      ink: 'var(--p-ink)',
      headerOpacity: '0',
    },
    font: {
      body: fontStack(seeds.font.body),
      heading: fontStack(seeds.font.heading),
      numerals: fontStack(seeds.font.numerals),
      small: fontStack(seeds.font.numerals),
    },
    motion: {
      fast: '120ms',
      medium: '180ms',
      slow: '240ms',
      dialog: '300ms',
      easeOut: 'cubic-bezier(.2,.8,.2,1)',
      easeIn: 'cubic-bezier(.5,0,.8,.3)',
      easeBounce: 'cubic-bezier(.3,1.5,.5,1)',
      press: '.97',
    },
    space: { 1: rem(4), 2: rem(8), 3: rem(12), 4: rem(16), 5: rem(20), 6: rem(24), 8: rem(32) },
    size: {
      11: rem(11),
      12: rem(12),
      13: rem(13),
      15: rem(15),
      17: rem(17),
      20: rem(20),
      24: rem(24),
      32: rem(32),
      44: rem(44),
      56: rem(56),
    },
    leading: {
      11: rem(16),
      12: rem(16),
      13: rem(20),
      15: rem(22),
      17: rem(24),
      20: rem(28),
      24: rem(32),
      32: rem(40),
      44: rem(52),
      56: rem(64),
    },
  };
}
