import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

const wide = 'screen and (min-width: 64rem)';

/** Cards of different heights: below each other, and in two columns on a wide screen. */
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [wide]: { display: 'block', columnCount: 2, columnGap: vars.space[4] } },
});
globalStyle(`${sections} > *`, {
  '@media': { [wide]: { breakInside: 'avoid', marginBlockEnd: vars.space[4] } },
});

export const section = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[3] });

export const icon = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius[2],
  background: vars.color.primarySoft,
  color: vars.color.primaryInk,
});

export const words = style({ display: 'grid', flex: 1, justifyItems: 'start', gap: vars.space[2], minWidth: 0 });

export const switches = style({ display: 'grid', gap: vars.space[2], width: '100%' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const kept = style({ display: 'grid', gap: vars.space[1], margin: 0, paddingInlineStart: '1.2em' });

export const due = style({
  width: '100%',
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  background: vars.color.well,
  boxShadow: vars.elevation.well,
  color: vars.color.warn,
  fontWeight: 700,
});
