import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

const { primary, primaryHi, primaryDeep, accent, gold, goldHi } = vars.color;
/** White words are read on it in every dark brand: a night over whatever the brand's colours are. */
const night = (colour: string, share: number): string => `color-mix(in oklab, ${colour} ${String(share)}%, #0b0a1c)`;

/** Dark words are read on it in every light brand: the colours thin, as in a low sun. */
const day = (colour: string, share: number): string => `color-mix(in oklab, ${colour} ${String(share)}%, #fffaf0)`;
/** Within a scene of a light brand. */
const byDay = '[data-scheme=light] &';
/** Within a scene without its mascot, where words stand in the middle. */
const whenBare = '[data-bare] &';

const breathe = keyframes({ '50%': { transform: 'translateY(3px) rotate(-1deg)' } });
const turn = keyframes({ to: { transform: 'translate(-50%, 50%) rotate(360deg)' } });

/** How much of its height is water. */
const WATER = '25%';

/** How far the sky goes on above the header: behind the bar, to the edge of the screen. */
const ABOVE = '8rem';

const lit = (high: string, middle: string, low: string): string =>
  `linear-gradient(180deg, ${high} ${ABOVE}, ${middle} calc(${ABOVE} + (100% - ${ABOVE}) * .4), ${low} calc(${ABOVE} + (100% - ${ABOVE}) * .72))`;

/** From edge to edge. At its foot the water becomes the page. */
export const sky = style({
  position: 'absolute',
  inset: `-${ABOVE} 0 0`,
  overflow: 'hidden',
  background: lit(
    night(primaryDeep, 58),
    `color-mix(in oklab, ${night(primary, 66)} 74%, ${accent})`,
    // White words stand over it too.
    `color-mix(in oklab, color-mix(in oklab, ${accent} 62%, ${gold}) 72%, #2a1030)`,
  ),
  selectors: { '&[data-scheme=light]': { background: lit(day(gold, 82), day(gold, 46), day(goldHi, 40)) } },
  maskImage: 'linear-gradient(#000 calc(100% - 2.5rem), #0000)',
});

/** What stands in it, as large as the header. */
export const scene = style({ position: 'absolute', inset: `${ABOVE} 0 0` });

const layer = style({ position: 'absolute', insetInline: 0 });

export const lights = style([
  layer,
  {
    insetBlock: 0,
    width: '100%',
    height: '100%',
    fill: 'white',
    opacity: 0.75,
    selectors: { [byDay]: { display: 'none' } },
  },
]);

/** Between the mascot and the words, over the water: what stands there is seen against it. */
const atSun = { position: 'absolute', insetInlineStart: '39%', insetBlockEnd: '44%' } as const;
const bareSun = { [whenBare]: { insetInlineStart: '82%' } } as const;

/** What the sun sends over the whole sky. */
export const rays = style({
  ...atSun,
  height: '340%',
  aspectRatio: '1',
  transform: 'translate(-50%, 50%)',
  background: `repeating-conic-gradient(${goldHi} 0 7deg, transparent 7deg 20deg)`,
  mask: 'radial-gradient(circle, #000 6%, transparent 60%)',
  opacity: 0.14,
  animation: `${turn} 90s linear infinite`,
  selectors: { [byDay]: { opacity: 0.3 }, ...bareSun },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const sun = style({
  ...atSun,
  height: '42%',
  aspectRatio: '1',
  transform: 'translate(-50%, 50%)',
  borderRadius: '50%',
  background: `radial-gradient(circle at 40% 34%, ${goldHi}, ${gold})`,
  boxShadow: `0 0 2.5rem .75rem color-mix(in oklab, ${goldHi} 55%, #0000)`,
  selectors: bareSun,
});

const skyline = `${vars.shape.ridge} calc(100% - 2.25rem) 100% / auto 100% repeat-x`;

/** The brand's own skyline. It is laid from the right, so that its landmark stands beside the mascot on a telephone. */
export const ridge = style([
  layer,
  {
    insetBlockEnd: `calc(${WATER} - 1px)`,
    height: '64%',
    background: night(primary, 34),
    mask: skyline,
    selectors: {
      [byDay]: { background: day(primary, 54) },
      // Words stand before it: it steps back.
      [whenBare]: { maskPosition: 'calc(100% + 8rem) 100%', opacity: 0.5 },
    },
    '@media': {
      // There the words are far from the mascot, before whatever the skyline has: it steps back behind them alone.
      'screen and (min-width: 64rem)': {
        selectors: {
          '&:not([data-bare] *)': {
            mask: `${skyline}, linear-gradient(90deg, #000 calc(50% + 12rem), #0004 calc(50% + 20rem), #0004 calc(50% + 34rem), #000 calc(50% + 42rem))`,
            maskComposite: 'intersect',
          },
        },
      },
    },
  },
]);

export const water = style([
  layer,
  {
    insetBlockEnd: 0,
    height: WATER,
    background: `linear-gradient(180deg, ${night(primaryHi, 62)}, ${night(primaryDeep, 58)})`,
    selectors: { [byDay]: { background: `linear-gradient(180deg, ${day(primaryHi, 30)}, ${day(primaryHi, 42)})` } },
  },
]);

/** The sun on the water: strokes that grow towards the eye. */
export const glitter = style({
  ...atSun,
  insetBlockEnd: 0,
  width: '6.5rem',
  height: WATER,
  transform: 'translateX(-50%)',
  background: `repeating-linear-gradient(180deg, #0000 0 4px, ${goldHi} 4px 5.5px, #0000 5.5px 8px)`,
  mask: 'linear-gradient(180deg, #000, transparent 85%), radial-gradient(50% 130% at 50% 0, #000, transparent)',
  maskComposite: 'intersect',
  opacity: 0.7,
  selectors: bareSun,
});

/** It stands in the water to its chin. */
export const mascot = style({
  position: 'absolute',
  // Clear of the way back; on a desktop above the column of what follows.
  insetInlineStart: 'max(2.75rem, 50% - 33rem)',
  insetBlockEnd: '8%',
  width: 'auto',
  height: '78%',
  maxWidth: '41%',
  objectFit: 'contain',
  objectPosition: 'bottom',
  filter: 'drop-shadow(0 6px 10px #0007)',
  animation: `${breathe} 4s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

/** The water in front of it: it hides where the mascot ends. */
export const shore = style([
  layer,
  {
    insetBlockEnd: 0,
    width: '100%',
    height: '19%',
    fill: night(primaryDeep, 58),
    selectors: { [byDay]: { fill: day(primaryHi, 42) } },
  },
]);
