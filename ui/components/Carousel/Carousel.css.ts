import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { centredIn, inRow } from '../../layout/arrangements.ts';

/**
 * Ends together with its slides even in a block layout. Otherwise the viewport's margin would extend beyond the box, and the dots would be
 * too low.
 */
export const carousel = style({ position: 'relative', display: 'flow-root', minWidth: 0 });

export const viewport = style({
  overflow: 'hidden',
  paddingBlockEnd: vars.space[4],
  marginBlockEnd: `calc(${vars.space[4]} * -1)`,
  '@media': {
    // Shows the edge of the next slide beyond the page's margin, and no edge of the previous slide.
    'screen and (max-width: 47.99rem)': {
      overflow: 'clip',
      overflowClipMargin: vars.space[3],
      clipPath: `inset(-1rem calc(${vars.space[3]} * -1) -1rem 0)`,
    },
  },
});

export const track = style({ display: 'flex', gap: vars.space[2], touchAction: 'pan-y pinch-zoom' });

export const slide = style({
  position: 'relative',
  flex: '0 0 95.6%',
  minWidth: 0,
  overflow: 'hidden',
  border: vars.edge.tileFrame,
  borderRadius: vars.radius[4],
  boxShadow: vars.elevation[2],
  '@media': { 'screen and (min-width: 48rem)': { flexBasis: '100%' } },
  selectors: {
    '&:only-child': { flexBasis: '100%' },
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '.25rem',
      zIndex: 1,
      border: vars.edge.cardInner,
      borderRadius: `calc(${vars.radius[4]} - 4px)`,
      pointerEvents: 'none',
    },
  },
});
globalStyle(`${slide} > :is(a,button):focus-visible`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '-4px',
});

export const light = style({
  position: 'absolute',
  inset: 0,
  borderRadius: `calc(${vars.radius[4]} - 1px)`,
  boxShadow: vars.edge.banner,
  pointerEvents: 'none',
});

export const controls = style({ display: 'contents', color: vars.color.onArt });

export const arrow = style([
  pressable,
  {
    position: 'absolute',
    insetBlockStart: 'calc(50% - 1.375rem)',
    zIndex: 2,
    display: 'none',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: '50%',
    background: 'rgb(0 0 0 / .5)',
    opacity: 0,
    transition: `opacity ${vars.motion.fast}`,
    selectors: {
      '&[data-side=start]': { insetInlineStart: vars.space[3] },
      '&[data-side=end]': { insetInlineEnd: vars.space[3] },
      [`${carousel}:is(:hover,:focus-within) &`]: { opacity: 1 },
    },
    '@media': {
      'screen and (min-width: 48rem)': { display: 'grid' },
      '(forced-colors: active)': { border: '1px solid ButtonText', opacity: 1 },
    },
  },
]);

export const place = style({
  position: 'absolute',
  insetInlineEnd: `calc(4.4% + ${vars.space[2]})`,
  // Slides leave the lower right corner free for it.
  insetBlockEnd: '.375rem',
  zIndex: 2,
  ...inRow,
  gap: '.25rem',
  padding: '0 .375rem',
  borderRadius: vars.radius.pill,
  background: 'rgb(0 0 0 / .47)',
  '@media': {
    'screen and (min-width: 48rem)': {
      insetInlineEnd: vars.space[3],
      insetBlockEnd: '.625rem',
    },
  },
});

export const dots = style({ ...inRow });

/** A small drawing in the middle of a press target that covers no neighbour. */
export const dot = style([
  pressable,
  {
    position: 'relative',
    ...centredIn('24px'),
    borderRadius: vars.radius.pill,
    selectors: {
      '&::before': {
        content: '',
        width: '6px',
        height: '6px',
        borderRadius: vars.radius.pill,
        background: vars.color.onArt,
        opacity: 0.55,
      },
      '&[data-state=current]::before': { width: '18px', opacity: 1 },
      '&:focus-visible': { outlineColor: vars.color.onArt },
      '&::after': { content: '', position: 'absolute', inset: '-10px 0' },
    },
    '@media': {
      // Stays in the layout, since the arrow keys move the focus to a far dot.
      'screen and (max-width: 47.99rem)': {
        selectors: { '&[data-far]': { width: 0, opacity: 0, pointerEvents: 'none' } },
      },
      '(forced-colors: active)': {
        selectors: {
          '&::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
          '&[data-state=current]::before': { background: 'Highlight' },
        },
      },
    },
  },
]);

export const pause = style([
  pressable,
  {
    position: 'relative',
    ...centredIn('1.5rem'),
    borderRadius: vars.radius.pill,
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: '-.625rem' },
      // The brand's focus ring is not visible enough on dark glass.
      '&:focus-visible': { outlineColor: vars.color.onArt, outlineOffset: 0 },
    },
  },
]);
