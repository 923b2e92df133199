import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { inColumn, inRow } from '../../layout/arrangements.ts';
import { sunken, typeStep } from '../../theme/looks.ts';

export const field = style({ ...inColumn, gap: vars.space[1], minWidth: 0 });

export const label = style({ ...typeStep(13), fontWeight: 700, color: vars.color.muted, overflowWrap: 'anywhere' });

export const required = style({ marginInlineStart: vars.space[1], color: vars.color.danger });

/** Keeps its line while it is empty, so that nothing moves when an error appears. */
export const message = style({
  display: 'flex',
  gap: vars.space[1],
  minHeight: vars.leading[13],
  fontSize: vars.size[12],
  lineHeight: vars.leading[13],
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  selectors: { '[data-state=invalid] > &': { color: vars.color.danger } },
});

export const sign = style({ flex: 'none', marginBlockStart: '.125rem' });

/** The recessed box of all inputs; the control inside it has the focus. */
export const well = style({
  ...inRow,
  gap: vars.space[2],
  width: '100%',
  minHeight: '2.75rem',
  padding: `0 ${vars.space[3]}`,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius[1],
  ...sunken,
  color: vars.color.text,
  ...typeStep(15),
  selectors: {
    '&:is(:focus-within,:focus-visible)': {
      borderColor: vars.color.focus,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-1px',
    },
    '[data-state=invalid] > &': { borderColor: vars.color.danger },
    // `:read-only` matches inputs for a colour or a range too.
    '&:has(:is(input:not([type=color],[type=range]),textarea):read-only:not(:disabled))': {
      borderStyle: 'dashed',
      boxShadow: 'none',
    },
    // A disabled field is fainter but legible. Players must be able to read the content beside its text, which is not a
    // control.
    '&:has(:is(input,textarea):disabled),&[data-disabled]': {
      borderColor: vars.color.line,
      boxShadow: 'none',
      color: vars.color.faint,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:is(:focus-within,:focus-visible)': { outlineColor: 'Highlight' },
        '&:has(:is(input,textarea):disabled),&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

/** Content of the box beside the text: an icon, a prefix, a counter. */
export const beside = style({ display: 'inline-flex', alignItems: 'center', flex: 'none', color: vars.color.muted });
