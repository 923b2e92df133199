import { style } from '@vanilla-extract/css';
import { barSpace } from '../../layout/barSpace.ts';
import { vars } from '../../theme/contract.ts';
import { inColumn, inRow, inRows } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

export const place = style({
  ...inColumn,
  // As wide as the height of the cropper on a wide screen, also while the cropper loads.
  maxWidth: '32rem',
  selectors: { '&[data-state=cropping]': { maxWidth: '24rem' } },
});

export const zone = style({
  ...inRows,
  gap: vars.space[4],
  padding: vars.space[4],
  border: `1.5px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius[2],
  background: vars.color.well,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '[data-state=over] > &': {
      borderStyle: 'solid',
      borderColor: vars.color.primaryInk,
      background: vars.color.primarySoft,
    },
    '[data-state=refusing] > &': { borderStyle: 'solid', borderColor: vars.color.danger, cursor: 'no-drop' },
    '[data-state=invalid] > * > &': { borderColor: vars.color.danger },
    '&:has(:disabled)': { cursor: 'not-allowed', borderColor: vars.color.line },
  },
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '5rem',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius[2],
  background: vars.color.surface2,
  boxShadow: vars.elevation.edge,
  color: vars.color.muted,
  selectors: { '&[data-shape=round]': { borderRadius: '50%' } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2], minWidth: 0 });

export const drop = style({
  ...typeStep(12),
  color: vars.color.muted,
  selectors: { '[data-state=refusing] &': { color: vars.color.danger } },
  // A touch screen has no drag of files.
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

export const step = style({
  ...inColumn,
  gap: vars.space[2],
  // Scrolls so that its buttons are above the bar.
  scrollMarginBlockEnd: `calc(${barSpace} + ${vars.space[6]})`,
});

export const cropArea = style({
  position: 'relative',
  aspectRatio: '1',
  maxHeight: 'min(24rem, 60dvh)',
  overflow: 'hidden',
  borderRadius: vars.radius[2],
  background: vars.color.well,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const container = style({
  position: 'absolute',
  inset: 0,
  ...inRow,
  justifyContent: 'center',
  overflow: 'hidden',
  userSelect: 'none',
  touchAction: 'none',
  cursor: 'move',
});

export const media = style({
  position: 'absolute',
  inset: 0,
  maxWidth: '100%',
  maxHeight: '100%',
  margin: 'auto',
  willChange: 'transform',
});

export const frame = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  border: `2px solid ${vars.color.onArt}`,
  borderRadius: vars.radius[2],
  boxShadow: `0 0 0 100vmax ${vars.color.scrim}`,
  transform: 'translate(-50%, -50%)',
  selectors: {
    '&.reactEasyCrop_CropAreaRound': { borderRadius: '50%' },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-5px' },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } },
});

export const help = style({ fontSize: vars.size[12], lineHeight: vars.leading[13], color: vars.color.muted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
});
