import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { centredIn, inColumn, inRow } from '../../layout/arrangements.ts';
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
    // The bar does not grow with the text, so the names grow only as far as they fit.
    fontSize: `min(${vars.size[12]}, 4vw)`,
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
globalStyle(`${icon} :is(img,svg)`, { width: '100%', height: '100%' });
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

export const offer = style([
  pressable,
  {
    containerType: 'inline-size',
    position: 'relative',
    gridColumn: 'span 2',
    display: 'grid',
    alignItems: 'center',
    alignSelf: 'center',
    minHeight: '3.25rem',
    marginInline: '.125rem',
    borderRadius: vars.radius.button,
    background: vars.fill.button,
    boxShadow: vars.edge.button,
    color: vars.color.onPrimary,
    textAlign: 'start',
    transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: {
      '&:active': { transform: `translateY(${vars.shape.buttonDepth})`, boxShadow: vars.edge.buttonPressed },
      '&:focus-visible': { outlineOffset: '2px' },
    },
    '@media': {
      // As wide as its text.
      [wide]: { containerType: 'normal', minHeight: '2.75rem', marginInline: vars.space[2] },
      '(prefers-reduced-motion: reduce)': { transition: 'none' },
      '(forced-colors: active)': { border: '1px solid ButtonText' },
    },
  },
]);

/** Hidden if large text leaves no room beside it. */
export const offerPicture = style({
  position: 'absolute',
  insetInlineStart: '-.125rem',
  insetBlockEnd: '.25rem',
  width: '3.125rem',
  height: '3.125rem',
  filter: 'drop-shadow(0 2px 3px #0006)',
  '@container': { '(width < 6.25rem)': { display: 'none' } },
  '@media': {
    [wide]: { insetInlineStart: vars.space[2], insetBlockEnd: '.0625rem', width: '2.625rem', height: '2.625rem' },
  },
});
globalStyle(`${offerPicture} > *`, { display: 'block', width: '100%', height: '100%', objectFit: 'contain' });

export const offerWords = style({
  ...inColumn,
  minWidth: 0,
  padding: `${vars.space[1]} ${vars.space[1]} ${vars.space[1]} 3.125rem`,
  overflowWrap: 'anywhere',
  '@container': { '(width < 6.25rem)': { padding: vars.space[1], textAlign: 'center' } },
  '@media': {
    [wide]: {
      display: 'flex',
      alignItems: 'baseline',
      gap: vars.space[2],
      padding: `0 ${vars.space[4]} 0 3.625rem`,
      whiteSpace: 'nowrap',
    },
  },
});
export const offerLine = style({
  fontSize: `min(${vars.size[12]}, 4vw)`,
  lineHeight: 1.25,
  '@media': { [wide]: { fontSize: vars.size[15] } },
});
export const offerText = style({
  fontFamily: vars.font.numerals,
  fontSize: `min(${vars.size[17]}, 5vw)`,
  overflowWrap: 'normal',
  lineHeight: 1.2,
  fontWeight: 700,
});

// Five places are narrower, so that long names need the whole width.
globalStyle(`${entries}:has(> ${offer}) > ${entry}`, {
  paddingInline: 1,
  '@media': {
    'screen and (max-width: 47.99rem)': { fontSize: vars.size[11], lineHeight: vars.leading[11] },
    [wide]: { paddingInline: vars.space[5] },
  },
});
