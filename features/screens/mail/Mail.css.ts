import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { pressable } from '#ui/components/pressable.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: '2.75rem',
});

export const list = style({ display: 'grid', gap: vars.space[3] });

export const mail = style({ display: 'grid', gap: vars.space[3] });

export const opener = style([
  pressable,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[3],
    width: '100%',
    minHeight: '2.75rem',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
]);

export const plate = style({
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius[2],
  background: vars.color.primarySoft,
  color: vars.color.primaryInk,
});

export const unread = style({ position: 'absolute', insetBlockStart: '-0.25rem', insetInlineEnd: '-0.25rem' });

export const words = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });

export const title = style({ fontWeight: 700, fontSize: vars.size[15], overflowWrap: 'anywhere' });

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  fontSize: vars.size[12],
  color: vars.color.muted,
});

export const chevron = style({
  transition: 'transform 160ms',
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const content = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const attachments = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});

export const attachment = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderRadius: vars.radius[2],
  background: vars.color.well,
  boxShadow: vars.elevation.well,
  // The picture fades; the amount stays to be read.
  selectors: { '&[data-taken]': { boxShadow: 'none', color: vars.color.muted } },
});

globalStyle(`${attachment}[data-taken] img`, { opacity: 0.6 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], justifyContent: 'flex-end' });

export const dialog = style({ display: 'grid', gap: vars.space[4] });

export const expiry = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
});

export const left = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: vars.color.muted,
  selectors: { '&[data-urgent]': { color: vars.color.danger, fontWeight: 700 } },
});
