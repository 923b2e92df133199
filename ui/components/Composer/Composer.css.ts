import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { inColumn } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

export const composer = style({
  ...inColumn,
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[2]} calc(${vars.space[2]} + env(safe-area-inset-bottom))`,
  background: vars.color.glass,
  boxShadow: `0 -1px 0 ${vars.color.line}`,
  color: vars.color.text,
  selectors: {
    '&[data-state=disabled]': { padding: vars.space[3], justifyItems: 'center', textAlign: 'center' },
  },
  '@media': { '(forced-colors: active)': { borderBlockStart: '1px solid CanvasText' } },
});

export const above = style({ minWidth: 0 });

/** Wraps the buttons to the end of another line if large text leaves the field no room. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  gap: vars.space[1],
});

export const field = style({
  display: 'flex',
  flex: '1 1 8rem',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  columnGap: vars.space[2],
  minWidth: 0,
  padding: `0 ${vars.space[3]} 0 ${vars.space[4]}`,
  borderRadius: '1.375rem',
  background: vars.color.well,
  boxShadow: `${vars.elevation.well}, inset 0 0 0 1.5px ${vars.color.lineStrong}`,
  selectors: {
    '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
    '[data-state=too-long] &': { boxShadow: `${vars.elevation.well}, inset 0 0 0 1.5px ${vars.color.danger}` },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const text = style({
  flex: '1 1 4rem',
  minWidth: 0,
  minHeight: '2.75rem',
  maxHeight: '7.5rem',
  padding: '.6875rem 0',
  border: 0,
  background: 'none',
  font: 'inherit',
  // iOS zooms the page on focus if the text is smaller than 16 px.
  fontSize: 'max(1rem, 16px)',
  lineHeight: vars.leading[15],
  color: 'inherit',
  outline: 'none',
  resize: 'none',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.faint, opacity: 1 },
    // A narrow field cuts its placeholder instead of growing with it.
    '&:placeholder-shown': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
});

export const counter = style({
  flex: 'none',
  paddingBlockEnd: '.75rem',
  fontFamily: vars.font.small,
  fontSize: vars.size[12],
  lineHeight: vars.leading[13],
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
  selectors: { '[data-state=too-long] &': { color: vars.color.danger, fontWeight: 700 } },
});

export const spoken = hidden;

export const reason = style({ margin: 0, ...typeStep(13), color: vars.color.muted });
