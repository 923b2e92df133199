import { style } from '@vanilla-extract/css';
import { inColumn } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { raised, typeStep } from '#ui/theme/looks.ts';

const wide = 'screen and (min-width: 64rem)';
const { gold, goldHi, ground, primary } = vars.color;

/** The own place does not stick in a width of few characters, which means large text. */
export const sized = style({ containerType: 'inline-size' });

/** The list, and the own place with the rules: below the list on a phone, beside it on a wide screen. */
export const board = style({
  ...inColumn,
  gap: vars.space[3],
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', columnGap: vars.space[6], alignItems: 'start' },
  },
});

export const main = style({ ...inColumn, gap: vars.space[3] });

export const side = style({
  // The own place sticks to the lower edge beside the whole list.
  display: 'contents',
  '@media': {
    [wide]: { ...inColumn, gap: vars.space[4], position: 'sticky', insetBlockStart: '5.5rem' },
  },
});

/** A moon over the brand's skyline. The steps of the podium stand on its lower edge. */
export const stage = style({
  position: 'relative',
  isolation: 'isolate',
  ...inColumn,
  gap: '2.5rem',
  marginInline: `calc(${vars.space[4]} * -1)`,
  padding: `${vars.space[2]} ${vars.space[3]} 0`,
  overflow: 'hidden',
  background: `radial-gradient(circle at 50% 8rem, ${goldHi} 0, color-mix(in oklab, ${gold} 62%, ${ground}) 6.4rem, #0000 6.5rem) no-repeat, linear-gradient(180deg, #0000, color-mix(in oklab, ${primary} 42%, ${ground}) 26%, color-mix(in oklab, ${primary} 26%, ${ground}) 62%, ${ground})`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '-6rem -4rem 0',
      zIndex: -1,
      background: `repeating-conic-gradient(from -5deg at 50% 14rem, color-mix(in oklab, ${gold} 20%, #0000) 0 5deg, #0000 5deg 15deg)`,
      maskImage:
        'radial-gradient(circle at 50% 14rem, #0000 6.5rem, #000 6.6rem, #0000 20rem), linear-gradient(#0000 6rem, #000 11rem)',
      maskComposite: 'intersect',
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '2rem',
      zIndex: -1,
      height: '11rem',
      background: `linear-gradient(180deg, color-mix(in oklab, ${primary} 48%, ${ground}), ${ground})`,
      mask: `${vars.shape.ridge} 50% 100% / auto 100% repeat-x`,
    },
  },
  '@media': {
    [wide]: { marginInline: 0, borderRadius: `${vars.radius[4]} ${vars.radius[4]} 0 0` },
    '(forced-colors: active)': { background: 'none' },
  },
});

/** The period and the time of the list. */
export const note = style({
  justifySelf: 'center',
  maxWidth: '100%',
  margin: 0,
  padding: `.1875rem ${vars.space[3]}`,
  borderRadius: vars.radius.pill,
  background: `color-mix(in srgb, ${ground} 84%, #0000)`,
  ...typeStep(12),
  textAlign: 'center',
  color: vars.color.muted,
});

export const period = style({
  marginInlineEnd: vars.space[2],
  fontWeight: 700,
  color: vars.color.text,
});

export const list = style({
  ...inColumn,
  overflow: 'hidden',
  padding: 0,
  borderRadius: vars.radius[3],
  ...raised,
  selectors: { [`${stage} + &`]: { marginBlockStart: `calc(${vars.space[3]} * -1)` } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const prize = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });

export const coin = style({ flex: 'none', width: '1.125rem', height: '1.125rem' });

export const score = style({
  fontFamily: vars.font.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
