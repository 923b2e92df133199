import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { well as line } from '../Field/Field.css.ts';
import { typeStep } from '../../theme/looks.ts';

export const well = style([
  line,
  {
    position: 'relative',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 0,
    padding: 0,
    selectors: { '&[data-state=too-long]': { borderColor: vars.color.danger } },
  },
]);

export const grower = style({ display: 'grid' });

const text = {
  gridArea: '1 / 1',
  minWidth: 0,
  padding: `.625rem ${vars.space[3]}`,
  font: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

export const replica = style({ ...text, visibility: 'hidden', overflow: 'hidden' });

export const input = style({
  ...text,
  height: '100%',
  border: 0,
  background: 'none',
  color: 'inherit',
  outline: 'none',
  resize: 'none',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  selectors: { '&::placeholder': { color: vars.color.faint, opacity: 1 }, '&:disabled': { cursor: 'not-allowed' } },
});

export const counter = style({
  alignSelf: 'flex-end',
  padding: `0 ${vars.space[3]} ${vars.space[2]}`,
  ...typeStep(11),
  color: vars.color.faint,
  selectors: { '[data-state=too-long] > &': { color: vars.color.danger, fontWeight: 700 } },
});
