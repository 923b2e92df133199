import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { largeTextBar } from '../TopBar/largeText.ts';
import { centredIn, inRow } from '../../layout/arrangements.ts';

const narrow = 'screen and (max-width: 26rem)';

/** A hundredth of the window's width. The value is larger if the pill has its own line in the bar. */
const hundredth = createVar();

/**
 * Limits a length so that the bar stays on one line at any text size: the pill stops growing in a narrow window.
 *
 * @param rem the length on an ordinary phone
 * @param share the largest fraction of the window's width, in hundredths
 */
const within = (rem: string, share: number): string => `min(${rem}, calc(${String(share)} * ${hundredth}))`;

export const pill = style([
  pressable,
  {
    vars: { [hundredth]: '1vw' },
    position: 'relative',
    ...inRow,
    flex: '0 1 auto',
    minWidth: 0,
    minHeight: within('2.5rem', 12.5),
    padding: `0 ${within('.25rem', 1)} 0 ${within('.5rem', 2)}`,
    borderRadius: vars.radius.pill,
    background: vars.fill.wallet,
    boxShadow: vars.edge.wallet,
    color: vars.color.text,
    fontSize: within('.875rem', 3.8),
    lineHeight: within('1.25rem', 6),
    selectors: { '&::after': { content: '', position: 'absolute', inset: '-.125rem 0' } },
    '@media': {
      // Beside a narrow logo the sign wraps to a second line, which is hidden, before a balance does.
      [narrow]: {
        flexWrap: 'wrap',
        alignContent: 'flex-start',
        justifyContent: 'center',
        height: within('2.5rem', 12.5),
        overflow: 'clip',
        overflowClipMargin: '2px',
      },
      '(forced-colors: active)': { border: '1px solid ButtonText' },
    },
    '@container': { [largeTextBar.query]: { vars: { [hundredth]: '1.6vw' } } },
  },
]);

/** Hides everything that has no room beside the first balance by wrapping it, so that the bar stays on one line at any text size. */
export const balances = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '0 1 auto',
  minWidth: 0,
  height: within('1.5rem', 7),
  overflow: 'hidden',
  // A rounding error must not hide a balance.
  paddingInlineEnd: 1,
  '@media': { [narrow]: { flexShrink: 0, maxWidth: '100%', marginBlock: within('.5rem', 2.75) } },
});

export const balance = style({
  ...inRow,
  gap: within('.25rem', 1),
  height: within('1.5rem', 7),
  selectors: {
    '& + &': {
      marginInlineStart: within('.375rem', 1.2),
      paddingInlineStart: within('.375rem', 1.2),
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const icon = style({
  display: 'grid',
  flex: 'none',
  width: within('1.25rem', 4.8),
  height: within('1.25rem', 4.8),
});
globalStyle(`${icon} :is(img,svg)`, { display: 'block', width: '100%', height: '100%' });

export const plus = style({
  ...centredIn(within('2rem', 8.5)),
  flex: 'none',
  marginInlineStart: within('.5rem', 1.2),
  borderRadius: '50%',
  background: vars.fill.button,
  boxShadow: vars.edge.button,
  color: vars.color.onPrimary,
  transform: 'translateY(-1px)',
  selectors: {
    [`${pill}:active > &`]: { transform: `translateY(${vars.shape.buttonDepth})`, boxShadow: vars.edge.buttonPressed },
  },
  '@media': {
    [narrow]: { marginBlock: within('.25rem', 2), marginInlineStart: within('.25rem', 1) },
    '(forced-colors: active)': { border: '1px solid ButtonText' },
  },
});
