import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { autoFit, inColumn, inRow } from '../../layout/arrangements.ts';
import { raised, typeStep } from '../../theme/looks.ts';

const forced = '(forced-colors: active)';

export const keypad = style({ ...inColumn, gap: vars.space[2], color: vars.color.text });

export const display = style({
  ...inColumn,
  gap: '.125rem',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius[2],
  background: vars.color.well,
  boxShadow: `${vars.elevation.well}, inset 0 0 0 1.5px ${vars.color.lineStrong}`,
  selectors: {
    '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
    '[data-form] > &': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space[3],
      paddingBlock: vars.space[1],
      boxShadow: `${vars.elevation.well}, inset 0 0 0 1.5px ${vars.color.goldInk}`,
    },
    '[data-state=invalid] > &': {
      boxShadow: `${vars.elevation.well}, inset 0 0 0 1.5px ${vars.color.danger}`,
    },
  },
  '@media': { [forced]: { border: '1px solid CanvasText' } },
});

/** The label and the amount in words. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  selectors: { '[data-form] &': { display: 'grid' } },
});

export const label = style({ ...typeStep(13), color: vars.color.muted });

export const amount = style({ ...inRow, gap: vars.space[2], minWidth: 0 });

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  fontFamily: vars.font.numerals,
  fontSize: `min(${vars.size[32]}, 8vw)`,
  lineHeight: vars.leading[32],
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.goldInk,
  selectors: {
    '[data-form] &': { textAlign: 'end' },
    '&::placeholder': { color: vars.color.faint, opacity: 1 },
    // The largest amount fits the narrowest phone.
    '&[data-length=long]': { fontSize: `min(${vars.size[24]}, 6vw)` },
    '&[data-length=longest]': { fontSize: `min(${vars.size[20]}, 5vw)` },
  },
});

export const reading = style({
  ...typeStep(13),
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});

export const lines = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingInline: vars.space[1],
  selectors: {
    '&:empty': { display: 'none' },
    // One row on the narrowest phone.
    '[data-form] &': { paddingInline: 0, columnGap: vars.space[2] },
  },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  ...typeStep(13),
  color: vars.color.muted,
  selectors: {
    '&[data-tone=warn]': { color: vars.color.warn },
    '[data-form] &': { columnGap: vars.space[1], ...typeStep(12) },
  },
});

export const lineValue = style({
  color: vars.color.text,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '[data-tone=warn] > &': { color: 'inherit' } },
});

export const message = style({
  paddingInline: vars.space[1],
  ...typeStep(13),
  color: vars.color.danger,
  selectors: { '&:empty': { display: 'none' } },
});

export const quick = style({ ...autoFit('min(4.5rem, 100%)'), gap: vars.space[2] });

export const chip = style([
  pressable,
  {
    minHeight: '2.75rem',
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.chip,
    background: vars.fill.chip,
    boxShadow: vars.edge.chip,
    ...typeStep(13),
    fontWeight: 700,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-state=on]': {
        background: vars.color.primarySoft,
        boxShadow: `inset 0 0 0 1.5px ${vars.color.primary}`,
        color: vars.color.primaryInk,
      },
      '[data-form] &[data-state=on]': {
        background: vars.fill.gold,
        boxShadow: vars.elevation[1],
        color: vars.color.onGold,
      },
      '&:disabled': { background: vars.color.surface1, boxShadow: vars.elevation.edge, color: vars.color.faint },
    },
    '@media': {
      [forced]: {
        border: '1px solid ButtonText',
        selectors: {
          '&[data-state=on]': { border: '3px solid Highlight' },
          '&:disabled': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
]);

/** The lines and the keys. Under a form they stay visible while the form's fields scroll. */
export const pad = style({
  selectors: {
    '[data-form] > &': {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      display: 'grid',
      gap: vars.space[1],
      marginInline: `calc(${vars.space[3]} * -1)`,
      padding: `${vars.space[2]} ${vars.space[3]} calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
      borderBlockStart: `1.5px solid ${vars.color.gold}`,
      background: `linear-gradient(180deg, ${vars.color.surface2}, ${vars.color.surface1} 60%)`,
    },
  },
  '@media': {
    // On a phone in landscape the keys would hide the fields.
    'screen and (max-height: 34rem)': { selectors: { '[data-form] > &': { position: 'static' } } },
  },
});

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[2],
  selectors: { '[data-form] &': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(0, 1.2fr)' } },
});

export const action = style({ display: 'grid', minWidth: 0, gridRow: '3 / span 2', gridColumn: 4 });

export const key = style([
  pressable,
  {
    display: 'grid',
    minWidth: 0,
    // The lowest height that a thumb can press, since the lines above the keys need the space.
    minHeight: '2.875rem',
    placeItems: 'center',
    borderRadius: vars.radius[2],
    ...raised,
    fontFamily: vars.font.numerals,
    ...typeStep(20),
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums lining-nums',
    transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: {
      '&[data-kind=other]': { background: vars.color.surface2, color: vars.color.primaryInk },
      '&:active:not(:disabled)': { transform: `scale(${vars.motion.press})`, background: vars.color.surface3 },
      '&:disabled': { color: vars.color.faint },
    },
    '@media': {
      [forced]: {
        border: '1px solid ButtonText',
        selectors: { '&:disabled': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
]);
// The button is two keys high, so a brand with round corners would make it a circle. The label takes the full width.
globalStyle(`${keys} ${action} > *`, { paddingInline: vars.space[1], borderRadius: vars.radius[2] });
