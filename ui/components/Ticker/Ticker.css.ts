import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { centredIn, inRow } from '../../layout/arrangements.ts';
import { cutLine, typeStep } from '../../theme/looks.ts';

export const ticker = style({
  position: 'relative',
  ...inRow,
  gap: vars.space[2],
  minHeight: '1.75rem',
  padding: `0 ${vars.space[3]} 0 .25rem`,
  borderRadius: vars.radius.pill,
  background: vars.fill.ticker,
  boxShadow: vars.edge.ticker,
  color: vars.color.muted,
  ...typeStep(12),
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const horn = style([
  pressable,
  {
    position: 'relative',
    ...centredIn('1.25rem'),
    flex: 'none',
    borderRadius: '50%',
    background: vars.fill.gold,
    color: vars.color.onGold,
    selectors: { 'button&::after': { content: '', position: 'absolute', inset: '-.75rem' } },
    '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
  },
]);
globalStyle(`${horn} svg`, { width: '.875rem', height: '.875rem' });

/** The horn becomes the pause sign on hover and focus. */
export const hornIcon = style({
  gridArea: '1 / 1',
  display: 'grid',
  selectors: { [`${horn}:is(:hover,:focus-visible,[data-state=paused]) > &`]: { opacity: 0 } },
});
export const hornState = style({
  gridArea: '1 / 1',
  display: 'grid',
  opacity: 0,
  selectors: { [`${horn}:is(:hover,:focus-visible,[data-state=paused]) > &`]: { opacity: 1 } },
});

const swap = keyframes({ from: { opacity: 0, transform: 'translateY(100%)' } });

export const line = style({
  ...inRow,
  flex: 1,
  gap: vars.space[2],
  minWidth: 0,
  minHeight: 'inherit',
  // Clips only the line, since the button's press target is higher than the bar.
  overflow: 'clip',
  containerType: 'inline-size',
});
// Moves the content of the line, so that none of it is visible outside.
globalStyle(`${line} > *`, { animation: `${swap} ${vars.motion.slow} ${vars.motion.easeOut}` });

export const content = style({ flex: 1, minWidth: 0, ...cutLine });
globalStyle(`${content} :is(b,strong)`, { color: vars.color.text });

/** Large text needs the space of the aside. */
export const aside = style({ flex: 'none', '@container': { '(max-width: 14em)': { display: 'none' } } });
