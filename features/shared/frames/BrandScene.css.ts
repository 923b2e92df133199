import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

const { primary, primaryHi, primaryDeep, accent, gold, goldHi } = vars.color;
/** Darkens a brand's colours, so that white text has contrast in every dark brand. */
const night = (colour: string, share: number): string => `color-mix(in oklab, ${colour} ${String(share)}%, #0b0a1c)`;

/** Lightens a brand's colours, so that dark text has contrast in every light brand. */
const day = (colour: string, share: number): string => `color-mix(in oklab, ${colour} ${String(share)}%, #fffaf0)`;
const byDay = '[data-scheme=light] &';
/** For a scene without its mascot, which centres the text. */
const whenBare = '[data-bare] &';

const breathe = keyframes({ '50%': { transform: 'translateY(3px) rotate(-1deg)' } });
const turn = keyframes({ to: { transform: 'translate(-50%, 50%) rotate(360deg)' } });

const WATER = '25%';

/** The height by which the sky continues above the header, behind the bar. */
const ABOVE = '8rem';

const lit = (high: string, middle: string, low: string): string =>
  `linear-gradient(180deg, ${high} ${ABOVE}, ${middle} calc(${ABOVE} + (100% - ${ABOVE}) * .4), ${low} calc(${ABOVE} + (100% - ${ABOVE}) * .72))`;

/** The scene extends to both edges. At its lower edge the water fades into the page. */
export const sky = style({
  position: 'absolute',
  inset: `-${ABOVE} 0 0`,
  overflow: 'hidden',
  background: lit(
    night(primaryDeep, 58),
    `color-mix(in oklab, ${night(primary, 66)} 74%, ${accent})`,
    // White text is on this colour too.
    `color-mix(in oklab, color-mix(in oklab, ${accent} 62%, ${gold}) 72%, #2a1030)`,
  ),
  selectors: { '&[data-scheme=light]': { background: lit(day(gold, 82), day(gold, 46), day(goldHi, 40)) } },
  maskImage: 'linear-gradient(#000 calc(100% - 2.5rem), #0000)',
});

/** The scene's drawings, as large as the header. */
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

const atSun = { position: 'absolute', insetInlineStart: '39%', insetBlockEnd: '44%' } as const;
const bareSun = { [whenBare]: { insetInlineStart: '82%' } } as const;

/** The rays of the sun over the whole sky. */
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

/** The brand's own skyline, aligned to the right, so that its landmark is beside the mascot on a phone. */
export const ridge = style([
  layer,
  {
    insetBlockEnd: `calc(${WATER} - 1px)`,
    height: '64%',
    background: night(primary, 34),
    mask: skyline,
    selectors: {
      [byDay]: { background: day(primary, 54) },
      // Fades behind the text.
      [whenBare]: { maskPosition: 'calc(100% + 8rem) 100%', opacity: 0.5 },
    },
    '@media': {
      // On wide screens the text is far from the mascot, so the skyline fades only behind the text.
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

/** The sun on the water, in strokes that grow towards the viewer. */
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

/** The mascot, with the water up to its chin. */
export const mascot = style({
  position: 'absolute',
  // Does not touch the back link; on a desktop above the column of content.
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

/** The water in front of the mascot, which hides its lower edge. */
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
