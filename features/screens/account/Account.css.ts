import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { centredIn, inColumn } from '#ui/layout/arrangements.ts';
import { sunken } from '#ui/theme/looks.ts';

const wide = 'screen and (min-width: 64rem)';

/** Cards of different heights: in one column, and in two columns on a wide screen. */
export const sections = style({
  ...inColumn,
  gap: vars.space[4],
  '@media': { [wide]: { display: 'block', columnCount: 2, columnGap: vars.space[4] } },
});
globalStyle(`${sections} > *`, {
  '@media': { [wide]: { breakInside: 'avoid', marginBlockEnd: vars.space[4] } },
});

export const icon = style({
  ...centredIn('2.75rem'),
  flex: 'none',
  borderRadius: vars.radius[2],
  background: vars.color.primarySoft,
  color: vars.color.primaryInk,
});

export const switches = style({ display: 'grid', gap: vars.space[2], width: '100%' });

export const kept = style({ display: 'grid', gap: vars.space[1], paddingInlineStart: '1.2em' });

export const due = style({
  width: '100%',
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  ...sunken,
  color: vars.color.warn,
  fontWeight: 700,
});
