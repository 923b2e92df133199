import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { inRow } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const list = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 0,
});

export const scroller = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Virtua keeps the scroll position itself.
  overflowAnchor: 'none',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
});

/** Aligns a few rows with the lower end. */
export const spring = style({ flexGrow: 1 });
/** Keeps the last row free from the content over the lower edge. */
export const foot = style({ flex: 'none', height: vars.space[3] });

export const unread = style({
  ...inRow,
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[1]}`,
  color: vars.color.accentInk,
  ...typeStep(12),
  fontWeight: 700,
  selectors: { '&::before, &::after': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.color.accentInk}` } },
});

/** Covers the list, so that its appearance moves no row. */
export const busy = style({
  position: 'absolute',
  insetInline: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.accentInk,
  animation: `${appear} ${vars.motion.medium} ${vars.motion.easeOut}`,
  pointerEvents: 'none',
  selectors: {
    '&[data-state=start]': { insetBlockStart: vars.space[2] },
    '&[data-state=end]': { insetBlockEnd: vars.space[2] },
  },
});

export const jump = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: vars.space[2],
  zIndex: 2,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
globalStyle(`${jump} > *`, { pointerEvents: 'auto' });
