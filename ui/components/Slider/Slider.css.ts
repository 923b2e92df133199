import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { inColumn, inRow } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

export const place = style({ position: 'relative', ...inColumn });

/** Placed at the end of the label's line. */
export const value = style({
  justifySelf: 'end',
  marginBlockStart: `calc(-1 * (${vars.leading[13]} + ${vars.space[1]}))`,
  fontFamily: vars.font.numerals,
  fontSize: vars.size[15],
  lineHeight: vars.leading[13],
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.text,
  selectors: { '&[data-label-hidden]': { marginBlockStart: 0 } },
});

export const root = style({
  position: 'relative',
  ...inRow,
  height: '2.75rem',
  // The scale is as wide as the field, with half a thumb at each end.
  userSelect: 'none',
  touchAction: 'pan-y',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { opacity: 0.6, cursor: 'not-allowed' } },
});

export const track = style({
  position: 'relative',
  flex: 1,
  height: '.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.color.well,
  boxShadow: `${vars.elevation.well}, inset 0 0 0 1px ${vars.color.lineStrong}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const range = style({
  position: 'absolute',
  height: '100%',
  borderRadius: 'inherit',
  background: vars.fill.progress,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } },
});

/** The filled part of the scale. */
export const filled = style([range, { insetInlineStart: 0, minInlineSize: '.25rem' }]);

/** Extends from the thumb to its later position. */
export const hatch = style({
  position: 'absolute',
  height: '.5rem',
  background: `repeating-linear-gradient(115deg, ${vars.color.primaryInk} 0 2px, #0000 2px 6px)`,
  opacity: 0.7,
  pointerEvents: 'none',
});

export const coming = style({
  position: 'absolute',
  width: '1.25rem',
  height: '1.25rem',
  marginInlineStart: '-.625rem',
  border: `2px dashed ${vars.color.primaryInk}`,
  borderRadius: '50%',
  background: vars.color.surface1,
  pointerEvents: 'none',
});

export const thumb = style({
  position: 'relative',
  display: 'block',
  width: '1.75rem',
  height: '1.75rem',
  border: `2px solid ${vars.color.onPrimary}`,
  borderRadius: '50%',
  background: vars.fill.button,
  boxShadow: `0 0 0 1px ${vars.color.lineStrong}, ${vars.elevation[2]}`,
  transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    // A press target of 44 px around a smaller drawing.
    '&::after': { content: '', position: 'absolute', inset: '-.625rem' },
    '&:active': { transform: 'scale(1.12)' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '[data-state=invalid] &': { boxShadow: `0 0 0 2px ${vars.color.danger}` },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'Canvas',
      background: 'ButtonText',
      outlineColor: 'Highlight',
    },
  },
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBlockStart: `calc(-1 * ${vars.space[1]})`,
  ...typeStep(12),
  color: vars.color.muted,
});
