import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { centredIn, inRow } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

const wide = 'screen and (min-width: 64rem)';

export const place = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 20,
  padding: `0 ${vars.shape.barInset} calc(${vars.shape.barLift} + env(safe-area-inset-bottom))`,
  color: vars.color.muted,
  isolation: 'isolate',
  '@media': { [wide]: { ...inRow, padding: `0 ${vars.space[8]}` } },
});

/** The painted bar is behind the entries, so that its mask does not cut the coin and the focus rings. */
export const surface = style({
  position: 'absolute',
  insetInline: vars.shape.barInset,
  insetBlock: `0 calc(${vars.shape.barLift} * 1)`,
  zIndex: -1,
  borderRadius: vars.shape.barRadius,
  background: vars.fill.bar,
  boxShadow: vars.edge.bar,
  mask: vars.shape.barMask,
  backdropFilter: vars.shape.barBlur,
  '@media': {
    [wide]: { insetInline: 0, insetBlock: 0, borderRadius: 0, mask: 'none' },
    '(forced-colors: active)': { borderTop: '1px solid CanvasText' },
  },
});

export const entries = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minHeight: vars.shape.barHeight,
  paddingInline: vars.space[1],
  '@media': { [wide]: { ...inRow, gap: vars.space[2], padding: 0, minHeight: '4rem' } },
});

export const entry = style([
  pressable,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 2,
    minWidth: 0,
    minHeight: '2.75rem',
    padding: `${vars.space[1]} ${vars.space[1]} .375rem`,
    ...typeStep(12),
    textAlign: 'center',
    borderRadius: vars.radius[2],
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[data-state=current]': { color: vars.color.primaryInk, fontWeight: 700 },
      '&[data-featured]': { color: vars.color.text, fontWeight: 700 },
      '&[data-featured][data-state=current]': { color: vars.color.primaryInk },
    },
    '@media': {
      [wide]: {
        flexDirection: 'row',
        gap: vars.space[2],
        padding: `0 ${vars.space[5]}`,
        fontSize: vars.size[15],
        fontWeight: 700,
        selectors: {
          '&[data-featured]': {
            borderRadius: vars.radius.button,
            background: vars.fill.button,
            boxShadow: vars.edge.button,
            color: vars.color.onPrimary,
            transform: `skewX(${vars.shape.skew})`,
            transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
          },
          // The text colour of the current entry is not legible on the button, so a gold ring marks it.
          '&[data-featured][data-state=current]': {
            color: vars.color.onPrimary,
            boxShadow: `${vars.edge.button}, inset 0 0 0 2px ${vars.color.goldHi}`,
          },
          '&[data-featured]:active': {
            transform: `translateY(${vars.shape.buttonDepth}) skewX(${vars.shape.skew})`,
            boxShadow: vars.edge.buttonPressed,
          },
          '&[data-featured]:focus-visible': { outlineOffset: '2px' },
        },
      },
      '(forced-colors: active)': {
        selectors: { '&[data-state=current]': { color: 'Highlight', textDecoration: 'underline' } },
      },
    },
  },
]);

// Draws the content of a slanted button upright.
globalStyle(`${entry}[data-featured] > *`, {
  '@media': { [wide]: { transform: `skewX(${vars.shape.skewBack})` } },
});

export const icon = style({ ...centredIn('1.75rem') });
globalStyle(`${icon} svg`, { width: '100%', height: '100%' });
globalStyle(`${icon} [data-tone=two]`, { color: vars.color.primaryInk });

export const puck = style({
  position: 'absolute',
  insetBlockStart: vars.shape.puckTop,
  ...centredIn(vars.shape.puckSize),
  borderRadius: '50%',
  background: vars.fill.button,
  boxShadow: `${vars.edge.button}, 0 0 0 4px ${vars.color.glass}`,
  color: vars.color.onPrimary,
  transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    // Marks the current page by a gold ring on the raised coin.
    [`${entry}[data-state=current] > &`]: { boxShadow: `${vars.edge.button}, 0 0 0 4px ${vars.color.goldHi}` },
    [`${entry}:active > &`]: { transform: `translateY(${vars.shape.buttonDepth})`, boxShadow: vars.edge.buttonPressed },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    [wide]: {
      position: 'static',
      width: '2.5rem',
      background: 'none',
      boxShadow: 'none',
      selectors: { [`${entry}[data-state=current] > &`]: { boxShadow: 'none' } },
    },
    '(forced-colors: active)': { border: '1px solid ButtonText' },
  },
});
globalStyle(`${puck} :is(img,svg)`, { width: '76%', height: '76%' });

export const news = style({
  position: 'absolute',
  insetInlineStart: `calc(50% + .5rem)`,
  insetBlockStart: '.375rem',
  display: 'flex',
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${vars.color.ground}`,
  '@media': { [wide]: { insetInlineStart: '2.5rem', insetBlockStart: '.25rem' } },
});

export const words = style({
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});

// A second line would be hidden under the coin. The entries beside a featured entry leave room for it.
globalStyle(`${entry}[data-featured] > ${words}`, { maxWidth: 'none', whiteSpace: 'nowrap' });

export const aside = style({
  display: 'none',
  marginInlineStart: 'auto',
  ...typeStep(12),
  '@media': { [wide]: { display: 'block' } },
});
