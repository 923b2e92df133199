import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';
import { autoFill, inColumn, inRows } from '#ui/layout/arrangements.ts';
import { sunken, typeStep } from '#ui/theme/looks.ts';

const forced = '(forced-colors: active)';

/** Content and foot. With large text the foot scrolls along (`scrollAlong.ts`). */
export const checkout = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  selectors: { '&[data-along]': { overflowY: 'auto', overscrollBehavior: 'contain' } },
});

export const body = style({
  ...inColumn,
  alignContent: 'start',
  gap: vars.space[5],
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[5]}`,
  selectors: { [`${checkout}[data-along] > &`]: { flex: 'none', overflowY: 'visible' } },
});

export const bought = style({
  ...inRows,
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[2]} ${vars.space[2]}`,
  borderRadius: vars.radius[3],
  background: `radial-gradient(14rem 12rem at 15% 50%, ${vars.color.primarySoft}, transparent), ${vars.fill.card}`,
  boxShadow: `inset 0 0 0 2px ${vars.color.gold}, ${vars.elevation[2]}`,
  '@media': { [forced]: { border: '1px solid CanvasText' } },
});
export const boughtPicture = style({ flex: 'none', width: '5.5rem', height: '5.5rem', objectFit: 'contain' });
export const boughtText = style({ display: 'grid', flex: '1 1 8rem', minWidth: 0, gap: '2px', ...typeStep(13) });
export const experience = style({ fontWeight: 700, color: vars.color.accentInk });
export const boughtPrice = style({
  marginInlineStart: 'auto',
  fontFamily: vars.font.numerals,
  ...typeStep(17),
  whiteSpace: 'nowrap',
});

export const aside = style({ ...typeStep(12), color: vars.color.muted });
export const hint = style([aside, { margin: 0, textWrap: prettyLines }]);

export const group = style({
  display: 'grid',
  gridTemplateColumns: '5.75rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: '.375rem',
  selectors: { '* + &': { boxShadow: `inset 0 1px 0 ${vars.color.line}` } },
});
export const ways = style({ ...autoFill('min(4.75rem, 100%)'), gap: vars.space[2] });

/** Groups with one payment method each, side by side. */
export const singles = style({
  ...autoFill('min(9.5rem, 100%)'),
  gap: vars.space[2],
  paddingBlock: '.375rem',
  selectors: { [`${group} + &`]: { boxShadow: `inset 0 1px 0 ${vars.color.line}` } },
});
export const wayIcon = style({ flex: 'none', color: vars.color.muted });

/** The radio button itself is invisible and covers its label. */
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
    ...typeStep(13),
    fontWeight: 700,
    textAlign: 'center',
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
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
  ...inColumn,
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});
export const limitNumbers = style({ color: vars.color.text });
export const limitBar = style({
  display: 'grid',
  height: '.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  ...sunken,
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
  ...inColumn,
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]} calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface1,
});
export const sum = style({ fontFamily: vars.font.numerals, ...typeStep(24), whiteSpace: 'nowrap' });
export const payButton = style({ flex: '1 1 11rem' });
export const terms = style({ ...typeStep(11), textAlign: 'center', textWrap: prettyLines, color: vars.color.muted });
export const link = style({
  color: vars.color.primaryInk,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});
