import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';
import { inColumn } from '#ui/layout/arrangements.ts';
import { cutLine, typeStep } from '#ui/theme/looks.ts';

/** Red paper with a gold edge in every brand, like the envelope. */
export const card = style([
  pressable,
  {
    ...inColumn,
    width: 'min(17.5rem, 100%)',
    marginBlock: vars.space[2],
    overflow: 'hidden',
    borderRadius: vars.radius[2],
    textAlign: 'start',
    color: '#ffefcf',
    background: 'linear-gradient(160deg, #e03530, #b3141c 60%, #8a0a14)',
    boxShadow: `inset 0 0 0 1.5px #f6c453a6, ${vars.elevation[1]}`,
    '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
  },
]);
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[2]}`,
});
export const picture = style({ width: '2.5rem', height: '3.125rem', filter: 'drop-shadow(0 2px 4px #3a0408aa)' });
export const words = style({ display: 'grid', gap: 2, minWidth: 0 });
export const title = style({ ...typeStep(15), fontWeight: 700, overflowWrap: 'anywhere', textWrap: prettyLines });
export const from = style({ ...typeStep(12), color: '#ffd9b0', ...cutLine });
export const arrow = style({ color: '#f6c453' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  padding: `${vars.space[1]} ${vars.space[3]}`,
  background: '#6d0810',
  color: '#ffe3c4',
  fontSize: vars.size[12],
  lineHeight: '1.5rem',
  selectors: { '&[data-state=open]': { background: 'linear-gradient(180deg, #ffdf7a, #f0a81e)', color: '#4a2200' } },
});
export const state = style({ fontWeight: 700 });
export const mine = style({ fontFamily: vars.font.numerals, color: '#ffdf7a' });

/** In the tray of a conversation. */
export const tile = style({ display: 'block', width: '2rem', height: '2.5rem' });
