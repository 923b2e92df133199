import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { autoFit, inColumn, inRow } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

/** The cover of the book, in the brand's colour with its mark. */
export const balance = style({
  position: 'relative',
  isolation: 'isolate',
  ...inRow,
  gap: vars.space[4],
  overflow: 'hidden',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius[3],
  // Darker bands over the colour, as on leather, with contrast for white text.
  background: `repeating-linear-gradient(104deg, color-mix(in oklab, ${vars.color.primaryDeep} 14%, #0000) 0 1.25rem, #0000 1.25rem 2.5rem), ${vars.fill.button}`,
  boxShadow: `${vars.edge.button}, ${vars.elevation[2]}`,
  color: vars.color.onPrimary,
  ...typeStep(13),
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  selectors: {
    // A seam like that of a leather cover.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: '.375rem',
      zIndex: -1,
      border: '1px dashed currentColor',
      borderRadius: `calc(${vars.radius[3]} - .375rem)`,
      opacity: 0.35,
    },
  },
});

export const mark = style({
  flex: 'none',
  width: '5rem',
  height: '5rem',
  objectFit: 'contain',
  // The mark may have the same colour as the cover.
  background: 'radial-gradient(closest-side, #ffffff99, #ffffff59 45%, #fff0)',
  filter: 'drop-shadow(0 3px 6px #0006)',
});

/** Places the chart beside the lines on wide screens. */
export const panel = style({
  ...inColumn,
  gap: vars.space[4],
  alignItems: 'start',
  paddingBlockStart: vars.space[4],
  '@media': {
    'screen and (min-width: 64rem)': {
      selectors: { '&[data-charted]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
    },
  },
});

export const ways = style({ ...autoFit('min(100%, 15rem)'), gap: vars.space[2] });

export const way = style({ ...inRow, gap: vars.space[3], minHeight: '2.75rem' });

export const giftPicture = style({ display: 'block', objectFit: 'contain' });

/** The link under the amount of a card. */
export const collect = style({ display: 'inline-flex', marginBlockStart: vars.space[1] });
