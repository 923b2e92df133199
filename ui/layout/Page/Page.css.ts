import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { prettyLines } from '../../theme/prettyLines.css.ts';
import { barSpace } from '../barSpace.ts';
import { dockSkeleton } from './dockSkeleton.css.ts';

const desktop = 'screen and (min-width: 64rem)';
const docked = 'screen and (min-width: 68.75rem)';
const dockWidth = '23rem';

export const page = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // Full-width content is as wide as the window, including the scroll bar.
  overflowX: 'clip',
  '@media': { [docked]: { selectors: { '&[data-docked]': { paddingInlineEnd: dockWidth } } } },
});

// The bar above covers the docked column as well.
globalStyle(`${page}[data-docked] > [data-part=top-bar]`, {
  '@media': { [docked]: { marginInlineEnd: `calc(${dockWidth} * -1)` } },
});

export const main = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  maxWidth: '90rem',
  marginInline: 'auto',
  outline: 'none',
  // Every text of a page inherits this style, which avoids a last line of a single character or a short word.
  textWrap: prettyLines,
  selectors: {
    '&[data-margin=art]': { paddingInline: vars.space[3] },
    '&[data-margin=text]': { paddingInline: vars.space[4], maxWidth: '60rem' },
    // Keeps the floating button from covering the text of the last row.
    '[data-footed] > &': { paddingBlockEnd: `calc(${barSpace} + 5rem)` },
  },
  '@media': {
    [desktop]: {
      selectors: {
        '&[data-margin=art], &[data-margin=text]': { paddingInline: vars.space[8] },
        '[data-footed] > &': { paddingBlockEnd: '7rem' },
      },
    },
  },
});

export const dock = style([
  dockSkeleton,
  {
    display: 'none',
    '@media': {
      [docked]: {
        position: 'fixed',
        insetBlock: '4.5rem 4rem',
        insetInlineEnd: 0,
        display: 'flex',
        flexDirection: 'column',
        width: dockWidth,
        borderInlineStart: `1px solid ${vars.color.line}`,
        background: `linear-gradient(180deg, ${vars.color.surface1}, ${vars.color.ground} 40%)`,
      },
    },
  },
]);

export const corner = style({
  position: 'fixed',
  insetInlineEnd: `calc(${vars.space[3]} + env(safe-area-inset-right))`,
  insetBlockEnd: `calc(${barSpace} + 1rem)`,
  zIndex: 30,
  '@media': {
    [desktop]: { insetInlineEnd: vars.space[8], insetBlockEnd: '5.5rem' },
    // Between the bar's entries and its notice, since the page has no free margin beside a docked column.
    [docked]: {
      selectors: {
        '[data-docked] > &': { insetInlineEnd: `calc(${dockWidth} + ${vars.space[6]})`, insetBlockEnd: vars.space[1] },
      },
    },
  },
});
