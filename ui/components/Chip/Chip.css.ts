import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { fadeEdges } from '../fadeEdges.css.ts';
import { pressable } from '../pressable.css.ts';
import { inRow } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

/** The press target is 44 px high, and the visible chip in it 36 px. */
export const chip = style([
  pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    minHeight: '2.75rem',
    ...typeStep(13),
    fontWeight: 700,
    whiteSpace: 'nowrap',
    color: vars.color.muted,
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.text },
      '&[data-state=on]:not(:disabled)': { color: vars.color.onPrimary },
      '&:disabled': { color: vars.color.faint },
      '&:focus-visible': { outline: 'none' },
    },
  },
]);

export const face = style({
  display: 'flex',
  minHeight: '2.25rem',
  padding: `0 ${vars.space[3]}`,
  borderRadius: vars.radius.chip,
  background: vars.fill.chip,
  boxShadow: vars.edge.chip,
  transform: `skewX(${vars.shape.skew})`,
  transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    [`${chip}[data-state=on] > &`]: { background: vars.fill.button, boxShadow: vars.edge.button },
    [`${chip}:disabled > &`]: { background: vars.color.surface2, boxShadow: vars.elevation.edge },
    [`${chip}:active:not(:disabled) > &`]: { transform: `translateY(1px) skewX(${vars.shape.skew})` },
    [`${chip}:focus-visible > &`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid ButtonText',
      selectors: {
        [`${chip}[data-state=on] > &`]: { border: '2px solid Highlight' },
        [`${chip}:disabled > &`]: { border: '1px solid GrayText' },
      },
    },
  },
});

export const inner = style({ ...inRow, gap: vars.space[1], transform: `skewX(${vars.shape.skewBack})` });

export const icon = style({ display: 'grid', width: '1.25rem', height: '1.25rem', marginInlineStart: '-.25rem' });
globalStyle(`${icon} svg`, { width: '100%', height: '100%' });

export const count = style({
  fontFamily: vars.font.small,
  fontSize: vars.size[12],
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

export const row = style([
  fadeEdges,
  {
    display: 'flex',
    gap: vars.space[2],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    // Keeps the scroll box from cutting off the glow and the edge of the selected chip.
    paddingBlock: '0 .5rem',
    marginBlockEnd: '-.5rem',
  },
]);
