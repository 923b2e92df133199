import { globalStyle, style } from '@vanilla-extract/css';
import { fadeEdges } from '#ui/components/fadeEdges.css.ts';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { centredIn, inColumn, inRow } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';
import { BESIDE } from './wideMember.ts';

/** The width of a page of the member area. */
const wide = { marginInline: 'calc((100% - min(80rem, 100vw - 6rem)) / 2)' };

export const frame = style({
  ...inColumn,
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
  selectors: {
    '&:not([data-scene])': { paddingBlockStart: vars.space[2] },
    '&[data-scene]': { gap: vars.space[3], paddingBlockStart: 0 },
  },
  '@media': {
    'screen and (min-width: 64rem)': {
      paddingBlockStart: vars.space[6],
      // Wider than a column of text, since cards are side by side.
      marginInline: 'calc((100% - min(68rem, 100vw - 6rem)) / 2)',
      selectors: { '&[data-scene]': { gap: vars.space[4], paddingBlockStart: 0 } },
    },
    [BESIDE]: {
      selectors: {
        '&[data-area]': wide,
        '&[data-beside]': {
          gridTemplateColumns: '17rem minmax(0, 1fr)',
          columnGap: vars.space[6],
          alignItems: 'start',
        },
      },
    },
  },
});

export const main = style({ ...inColumn, gap: 'inherit', minWidth: 0 });

/** Stays in view below the bar while the page scrolls. */
export const aside = style({ position: 'sticky', insetBlockStart: '5.5rem' });

// The footer has the same edges as the page above.
globalStyle(`${frame} ~ footer`, {
  '@media': { 'screen and (min-width: 64rem)': { marginInline: 'calc((100% - min(68rem, 100vw - 6rem)) / 2)' } },
});

globalStyle(`${frame}[data-area] ~ footer`, { '@media': { [BESIDE]: wide } });

/** The area below a bar, and above the bottom bar if there is one. */
export const middle = style({ ...inColumn, alignContent: 'center', minHeight: 'calc(100dvh - 14rem)' });

/** The height of the sum that the scene will show. */
export const kept = style({
  minHeight: '12.75rem',
  '@media': { 'screen and (min-width: 64rem)': { minHeight: '16.75rem' } },
});

export const head = style({
  ...inColumn,
  // The water of the scene fades into the page, so the content begins on the water.
  selectors: {
    '[data-scene] > &': { marginInline: 'calc(50% - 50vw)', marginBlockEnd: `calc(${vars.space[5]} * -1)` },
  },
});

/** At the height of a title's first line, like in a page's header. */
export const titleBack = style([
  pressable,
  {
    ...centredIn('2.75rem'),
    flex: 'none',
    marginInlineStart: `calc(${vars.space[3]} * -1)`,
    borderRadius: '50%',
    color: vars.color.text,
    selectors: { '&:active': { transform: `scale(${vars.motion.press})` } },
    '@media': { print: { display: 'none' } },
  },
]);

export const siblings = style([
  fadeEdges,
  {
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
    '@media': { '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' } },
  },
]);

export const sibling = style([
  pressable,
  {
    position: 'relative',
    ...inRow,
    minHeight: '3rem',
    paddingInline: vars.space[3],
    ...typeStep(13),
    fontWeight: 700,
    whiteSpace: 'nowrap',
    color: vars.color.muted,
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius[1] },
      '&[aria-current=page]': { color: vars.color.primaryInk },
      '&[aria-current=page]::after': {
        content: '',
        position: 'absolute',
        insetInline: vars.space[2],
        bottom: 0,
        height: 3,
        borderRadius: '3px 3px 0 0',
        background: vars.color.primary,
        boxShadow: `0 0 12px ${vars.color.glow}`,
      },
    },
    '@media': {
      // Fits four tabs with badges side by side.
      'screen and (max-width: 26rem)': { paddingInline: vars.space[2] },
      '(forced-colors: active)': {
        selectors: { '&[aria-current=page]': { color: 'Highlight', textDecoration: 'underline' } },
      },
    },
  },
]);

export const waiting = style({ marginInlineStart: vars.space[1] });
