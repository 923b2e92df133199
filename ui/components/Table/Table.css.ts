import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { pressable } from '../pressable.css.ts';
import { raised, typeStep } from '../../theme/looks.ts';

export const scroller = style({
  position: 'relative',
  maxWidth: '100%',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  borderRadius: vars.radius[2],
  ...raised,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  ...typeStep(15),
  color: vars.color.text,
  // Keeps Chinese words whole: the table scrolls sideways instead of narrowing a column to single characters.
  wordBreak: 'keep-all',
});

export const caption = style([hidden]);

export const head = style({});

export const heading = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  height: '2.75rem',
  padding: `0 ${vars.space[3]}`,
  background: vars.color.surface2,
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
  ...typeStep(13),
  fontWeight: 700,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  color: vars.color.muted,
  selectors: { '&[data-align=end]': { textAlign: 'end' } },
  '@media': { '(forced-colors: active)': { borderBlockEnd: '2px solid CanvasText' } },
});

export const sorter = style([
  pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: '2.75rem',
    marginInline: `calc(-1 * ${vars.space[2]})`,
    paddingInline: vars.space[2],
    borderRadius: vars.radius[1],
    fontWeight: 700,
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:focus-visible': { outlineOffset: '-4px' },
      '&[data-state=ascending],&[data-state=descending]': { color: vars.color.primaryInk },
    },
  },
]);

export const arrow = style({ flex: 'none', selectors: { '[data-state=none] > &': { opacity: 0.6 } } });

export const row = style({
  selectors: {
    '&:hover': { background: vars.color.primarySoft },
    // A muted but legible colour, since a lower opacity would break the text contrast of some brands.
    '[data-state=loading] &': { color: vars.color.muted },
  },
});

export const cell = style({
  height: '3.25rem',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
  verticalAlign: 'middle',
  overflowWrap: 'break-word',
  selectors: {
    [`${row}:last-child > &`]: { boxShadow: 'none' },
    '[data-density=compact] &': {
      height: '2.5rem',
      padding: `${vars.space[1]} ${vars.space[3]}`,
      fontSize: vars.size[13],
    },
    '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
  },
  '@media': { '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' } },
});

export const ghost = style({
  display: 'flex',
  selectors: { '[data-align=end] > &': { justifyContent: 'flex-end' } },
});

export const note = style({ padding: vars.space[4] });
