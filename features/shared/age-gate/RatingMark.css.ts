import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { typeStep } from '#ui/theme/looks.ts';

/** The rules require at least 50 × 50 px. */
export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '3.25rem',
  height: '3.25rem',
  borderRadius: vars.radius[2],
  background: vars.color.dangerFill,
  border: `2px solid ${vars.color.onDanger}`,
  color: vars.color.onDanger,
  fontFamily: vars.font.numerals,
  fontSize: vars.size[20],
  fontWeight: 700,
  selectors: {
    '&[data-size=line]': {
      width: 'auto',
      height: 'auto',
      padding: `0 ${vars.space[2]}`,
      borderWidth: 1,
      borderRadius: vars.radius[1],
      ...typeStep(12),
    },
  },
});
