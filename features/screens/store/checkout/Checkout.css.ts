import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';

const forced = '(forced-colors: active)';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[5],
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[5]}`,
});

export const bought = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[2]} ${vars.space[2]}`,
  borderRadius: vars.radius[3],
  background: `radial-gradient(14rem 12rem at 15% 50%, ${vars.color.primarySoft}, transparent), ${vars.fill.card}`,
  boxShadow: `inset 0 0 0 2px ${vars.color.gold}, ${vars.elevation[2]}`,
  '@media': { [forced]: { border: '1px solid CanvasText' } },
});
export const boughtPicture = style({ flex: 'none', width: '5.5rem', height: '5.5rem', objectFit: 'contain' });
export const boughtText = style({
  display: 'grid',
  flex: '1 1 8rem',
  minWidth: 0,
  gap: '2px',
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const experience = style({ fontWeight: 700, color: vars.color.accentInk });
export const boughtPrice = style({
  marginInlineStart: 'auto',
  fontFamily: vars.font.numerals,
  fontSize: vars.size[17],
  lineHeight: vars.leading[17],
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });
export const partHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
});
export const partTitle = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.size[15],
  lineHeight: vars.leading[15],
  color: vars.color.text,
});
export const aside = style({ fontSize: vars.size[12], lineHeight: vars.leading[12], color: vars.color.muted });
export const hint = style([aside, { margin: 0, textWrap: prettyLines }]);

export const methods = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const group = style({
  display: 'grid',
  gridTemplateColumns: '5.75rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: '.375rem',
  selectors: { '* + &': { boxShadow: `inset 0 1px 0 ${vars.color.line}` } },
});
export const groupName = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.muted,
});
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(4.75rem, 100%), 1fr))',
  gap: vars.space[2],
});

/** Groups of one way each, side by side. */
export const singles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  gap: vars.space[2],
  paddingBlock: '.375rem',
  selectors: { [`${group} + &`]: { boxShadow: `inset 0 1px 0 ${vars.color.line}` } },
});
export const wayIcon = style({ flex: 'none', color: vars.color.muted });

/** The radio button itself lies invisible over its label. */
export const way = style([
  pressable,
  {
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    placeContent: 'center',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: '2.75rem',
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius[2],
    background: vars.color.well,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    fontSize: vars.size[13],
    lineHeight: vars.leading[13],
    fontWeight: 700,
    textAlign: 'center',
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': {
        background: vars.color.primarySoft,
        boxShadow: `inset 0 0 0 2px ${vars.color.gold}`,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [forced]: {
        border: '1px solid ButtonText',
        selectors: { '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
      },
    },
  },
]);
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const tick = style({
  position: 'absolute',
  insetBlockStart: '-.375rem',
  insetInlineEnd: '-.375rem',
  padding: '3px',
  boxSizing: 'content-box',
  borderRadius: '50%',
  background: vars.fill.gold,
  color: vars.color.onGold,
  visibility: 'hidden',
  selectors: { ':checked ~ &': { visibility: 'visible' } },
});

export const good = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.size[12],
  color: vars.color.positive,
  whiteSpace: 'nowrap',
});

export const limit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});
export const limitText = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: vars.color.muted,
});
export const limitNumbers = style({ fontVariantNumeric: 'tabular-nums lining-nums', color: vars.color.text });
export const limitBar = style({
  display: 'grid',
  height: '.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.color.well,
  boxShadow: vars.elevation.well,
  '@media': { [forced]: { border: '1px solid CanvasText' } },
});
export const limitUsed = style({
  background: vars.color.muted,
  '@media': { [forced]: { background: 'GrayText', forcedColorAdjust: 'none' } },
});
export const limitUnpaid = style({
  background: `color-mix(in oklab, ${vars.color.muted} 45%, #0000)`,
  '@media': { [forced]: { background: 'GrayText', forcedColorAdjust: 'none' } },
});
export const limitOrder = style({
  background: `repeating-linear-gradient(115deg, ${vars.color.gold} 0 6px, color-mix(in srgb, ${vars.color.gold}, #fff 55%) 6px 12px)`,
  selectors: { '&[data-over]': { background: vars.color.danger } },
  '@media': { [forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

/** Stays at the lower edge while the choices scroll. */
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]} calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface1,
});
export const pay = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const total = style({ display: 'grid', margin: 0 });
export const sum = style({
  fontFamily: vars.font.numerals,
  fontSize: vars.size[24],
  lineHeight: vars.leading[24],
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
export const payButton = style({ flex: '1 1 11rem' });
export const terms = style({
  margin: 0,
  fontSize: vars.size[11],
  lineHeight: vars.leading[11],
  textAlign: 'center',
  textWrap: prettyLines,
  color: vars.color.muted,
});
export const link = style({
  color: vars.color.primaryInk,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});
