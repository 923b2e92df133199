import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { pressable } from '#ui/components/pressable.css.ts';
import { autoFill, inColumn, inRows } from '#ui/layout/arrangements.ts';
import { barSpace } from '#ui/layout/barSpace.ts';
import { raised, typeStep } from '#ui/theme/looks.ts';

const wide = 'screen and (min-width: 64rem)';

/** The player as others see them above the fields, or beside them on a wide screen. */
export const layout = style({
  ...inColumn,
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: '24rem minmax(0, 1fr)', columnGap: vars.space[8] } },
});

export const column = style({ ...inColumn, gap: vars.space[4], minWidth: 0 });

export const form = style({ ...inColumn, gap: vars.space[4] });

export const counted = style({
  ...typeStep(12),
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
  selectors: { '&[data-over]': { color: vars.color.warn } },
});

export const pictures = style({ ...inColumn, gap: vars.space[3] });

export const faceRow = style({
  ...autoFill('3rem'),
  gap: `${vars.space[3]} ${vars.space[2]}`,
  paddingBlock: vars.space[1],
});

export const face = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  cursor: 'pointer',
});

/** Covers the whole choice, so that it receives presses and focus. */
export const faceInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});

export const faceRing = style({
  position: 'relative',
  display: 'block',
  width: 'min(100%, 3.5rem)',
  aspectRatio: '1',
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${vars.color.line}`,
  selectors: {
    'input:checked + &': { boxShadow: `0 0 0 3px ${vars.color.primary}, 0 0 18px ${vars.color.glow}` },
    'input:focus-visible + &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '5px' },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '2px solid CanvasText',
      selectors: { 'input:checked + &': { borderColor: 'Highlight' } },
    },
  },
});

export const facePicture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  borderRadius: '50%',
  objectFit: 'cover',
  background: vars.color.surface3,
});

export const faceCheck = style({
  position: 'absolute',
  insetInlineEnd: '-.25rem',
  insetBlockEnd: '-.25rem',
  display: 'none',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '50%',
  background: vars.color.primary,
  boxShadow: `0 0 0 2px ${vars.color.ground}`,
  color: vars.color.onPrimary,
  selectors: { 'input:checked + * > &': { display: 'grid' } },
});

/** Opens the field for a photo, in the row of the faces. */
export const camera = style([
  pressable,
  {
    display: 'grid',
    placeItems: 'center',
    justifySelf: 'center',
    width: 'min(100%, 3.5rem)',
    aspectRatio: '1',
    borderRadius: '50%',
    ...raised,
    boxShadow: `0 0 0 2px ${vars.color.line}`,
    color: vars.color.primaryInk,
    selectors: { '&[aria-expanded=true]': { boxShadow: `0 0 0 3px ${vars.color.primary}` } },
    '@media': { '(forced-colors: active)': { border: '2px solid ButtonText' } },
  },
]);

/** Below the fields; above the bar at the lower edge while there are changes. */
export const changes = style({
  ...inRows,
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius[4],
  background: vars.color.surface2,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[3]}`,
  selectors: {
    '&[data-changed]': { position: 'sticky', zIndex: 2, insetBlockEnd: `calc(${barSpace} + ${vars.space[4]})` },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const count = style({ flex: '0 1 auto', ...typeStep(15), fontWeight: 700, fontVariantNumeric: 'tabular-nums' });

export const revert = style([
  pressable,
  {
    minHeight: '2.75rem',
    paddingInline: vars.space[2],
    ...typeStep(15),
    fontWeight: 700,
    color: vars.color.primaryInk,
  },
]);

export const save = style({ display: 'grid', minWidth: '7.5rem', marginInlineStart: 'auto' });

export const email = style({ scrollMarginBlockStart: '6rem' });

export const emailField = style({ flex: '1 1 14rem', minWidth: 0 });

/** Placed beside the box, below its label. */
export const send = style({ display: 'grid', paddingBlockStart: `calc(${vars.leading[13]} + ${vars.space[1]})` });

/** Each sentence of the question is on its own line. */
export const renameLine = style({ display: 'block' });

/** Keeps a name on a single line. */
export const renameName = style({ display: 'inline-block' });
