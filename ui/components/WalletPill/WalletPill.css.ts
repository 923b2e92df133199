import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';

export const pill = style([
  pressable,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flex: '0 1 auto',
    minWidth: 0,
    minHeight: '2.5rem',
    padding: '0 .25rem 0 .5rem',
    borderRadius: vars.radius.pill,
    background: vars.fill.wallet,
    boxShadow: vars.edge.wallet,
    color: vars.color.text,
    fontSize: '.875rem',
    lineHeight: '1.25rem',
    selectors: { '&::after': { content: '', position: 'absolute', inset: '-.125rem 0' } },
    '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
  },
]);

/** What does not fit beside the first balance wraps out of sight: the bar stays one line at any text size. */
export const balances = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '0 1 auto',
  minWidth: 0,
  height: '1.5rem',
  overflow: 'hidden',
  // A rounding error must not cost a balance.
  paddingInlineEnd: 1,
});

export const balance = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.25rem',
  height: '1.5rem',
  selectors: {
    '& + &': {
      marginInlineStart: '.375rem',
      paddingInlineStart: '.375rem',
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
  // A telephone of 360 px has room for one.
  '@media': { 'screen and (max-width: 24rem)': { selectors: { '& + &': { display: 'none' } } } },
});

export const icon = style({ display: 'grid', flex: 'none', width: '1.25rem', height: '1.25rem' });
globalStyle(`${icon} :is(img,svg)`, { display: 'block', width: '100%', height: '100%' });

export const plus = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2rem',
  height: '2rem',
  marginInlineStart: '.5rem',
  borderRadius: '50%',
  background: vars.fill.button,
  boxShadow: vars.edge.button,
  color: vars.color.onPrimary,
  transform: 'translateY(-1px)',
  selectors: {
    [`${pill}:active > &`]: { transform: `translateY(${vars.shape.buttonDepth})`, boxShadow: vars.edge.buttonPressed },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
});
