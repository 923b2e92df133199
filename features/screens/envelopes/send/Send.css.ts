import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { lyingPhone } from './lyingPhone.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const sheet = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 });
export const form = style({
  ...column,
  alignContent: 'start',
  flex: '1 1 auto',
  gap: vars.space[4],
  minHeight: 0,
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[4]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [lyingPhone]: { paddingBlock: `0 ${vars.space[3]}` } },
});
export const picker = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[4]}`,
});

/** After the choice of a receiver, whose empty line for an error is gap enough. */
export const amount = style({ marginBlockStart: `calc(${vars.space[4]} * -1)` });
/** How many shares, and how they are cut: beside each other, where words of a longer language leave room. */
export const shares = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  alignItems: 'start',
  columnGap: vars.space[3],
});
export const blessing = style({ ...column, gap: vars.space[1] });
export const counter = style({
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
});

export const receiver = style({ ...column, gap: vars.space[1] });
export const receiverLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius[2],
  background: vars.color.well,
  boxShadow: vars.elevation.well,
});
export const receiverName = style({ fontWeight: 700, overflowWrap: 'anywhere', minWidth: 0 });

export const foot = style({
  ...column,
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]} calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [lyingPhone]: { paddingBlock: `${vars.space[2]} calc(${vars.space[2]} + env(safe-area-inset-bottom))` },
  },
});
export const trouble = style({
  margin: 0,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.warn,
});
export const sum = style({
  marginInlineStart: vars.space[2],
  fontFamily: vars.font.numerals,
  fontVariantNumeric: 'tabular-nums',
});
