import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';
import { typeStep } from '#ui/theme/looks.ts';

const SLIDE = '180px';

/** The panel is at the window's edge; the folded sheet is outside the window. */
export const panel = style({
  position: 'fixed',
  insetBlockStart: '50%',
  // A physical side, like the transform.
  left: 0,
  zIndex: 20,
  display: 'flex',
  // The button is first in the tab order, and on the outer side of its sheet.
  flexDirection: 'row-reverse',
  justifyContent: 'flex-end',
  alignItems: 'center',
  transform: `translate(-${SLIDE}, -50%)`,
  transition: `transform ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: { '&[data-state=open]': { transform: 'translate(0, -50%)' } },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    print: { display: 'none' },
  },
});

export const sheet = style({
  boxSizing: 'border-box',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  width: SLIDE,
  padding: vars.space[3],
  borderStartEndRadius: vars.radius[3],
  borderEndEndRadius: vars.radius[3],
  background: vars.color.surface2,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[3]}`,
  visibility: 'hidden',
  transition: `visibility 0s ${vars.motion.medium}`,
  selectors: { '[data-state=open] > &': { visibility: 'visible', transition: 'none' } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const tab = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  // Narrower than the page's margin, so that it covers no content.
  width: '1.5rem',
  padding: `${vars.space[3]} 0`,
  borderRadius: `0 ${vars.radius[2]} ${vars.radius[2]} 0`,
  background: vars.fill.button,
  boxShadow: vars.elevation[2],
  ...typeStep(13),
  fontWeight: 700,
  color: vars.color.onPrimary,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** Chinese characters are upright, Latin letters are rotated. */
export const tabMessages = style({ writingMode: 'vertical-rl' });

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlockStart: vars.space[6],
  padding: vars.space[4],
  borderRadius: vars.radius[4],
  background: `radial-gradient(24rem 14rem at 90% 0, ${vars.color.accentSoft}, #0000), ${vars.fill.card}`,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[2]}`,
  '@media': {
    '(min-width: 64rem)': { gridTemplateColumns: 'auto minmax(12rem, 1fr) auto', padding: vars.space[5] },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    print: { display: 'none' },
  },
});

export const mark = style({ width: '4.5rem', height: '4.5rem' });

export const text = style({ color: vars.color.muted, textWrap: prettyLines });

export const links = style({
  display: 'grid',
  // Two columns, as wide as their text.
  gridTemplateColumns: 'auto auto',
  gap: vars.space[3],
  gridColumn: '1 / -1',
  '@media': { '(min-width: 64rem)': { gridColumn: 'auto' } },
});

/** On a phone the last link takes a whole row, and so does the first if the number of links is even. */
globalStyle(`${links} > :last-child, ${links} > :first-child:nth-last-child(even)`, {
  '@media': { '(max-width: 63.99rem)': { gridColumn: '1 / -1' } },
});

/** Half a phone's width fits "Google Play" and its drawing. */
globalStyle(`${links} > a`, { '@media': { '(max-width: 63.99rem)': { paddingInline: vars.space[2] } } });
