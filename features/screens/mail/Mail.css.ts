import { globalStyle, style } from '@vanilla-extract/css';
import { barSpace } from '#ui/layout/barSpace.ts';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { autoFit, centredIn, inColumn, inRow } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

const wide = 'screen and (min-width: 64rem)';

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  paddingBlock: vars.space[3],
  ...typeStep(13),
  color: vars.color.muted,
});

export const list = style({
  ...inColumn,
  gap: vars.space[3],
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' } },
});

export const mail = style({
  ...inColumn,
  position: 'relative',
  padding: vars.space[3],
  selectors: {
    '&[data-state=unread]': {
      boxShadow: `inset 0 0 0 1.5px color-mix(in oklab, ${vars.color.primary} 55%, #0000), 0 0 0 3px color-mix(in oklab, ${vars.color.primary} 16%, #0000)`,
    },
    // The card fades; its text keeps its contrast.
    '&[data-state=taken]': { background: 'none', boxShadow: `inset 0 0 0 1px ${vars.color.line}` },
  },
});
export const unread = style({
  position: 'absolute',
  insetBlockStart: '-0.25rem',
  insetInlineStart: '-0.25rem',
  zIndex: 1,
});

export const opener = style([
  pressable,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[3],
    width: '100%',
    minHeight: '3.25rem',
    textAlign: 'start',
  },
]);

export const plate = style({
  ...centredIn('3.25rem'),
  position: 'relative',
  borderRadius: vars.radius[2],
  background: vars.color.primarySoft,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  color: vars.color.primaryInk,
  selectors: {
    '&[data-kind=gift]': { background: vars.color.accentSoft, color: vars.color.accentInk },
    '&[data-kind=club]': { background: `color-mix(in oklab, ${vars.color.gold} 22%, ${vars.color.surface1})` },
  },
});
export const picture = style({
  width: '2.75rem',
  height: '2.75rem',
  objectFit: 'contain',
  selectors: { '[data-state=taken] &': { opacity: 0.5, filter: 'grayscale(.5)' } },
});
export const sender = style({ position: 'absolute', insetBlockEnd: '-.5rem', insetInlineEnd: '-.5rem', scale: '.8' });

export const title = style({
  fontWeight: 700,
  ...typeStep(15),
  overflowWrap: 'anywhere',
  selectors: { '[data-state=taken] &': { fontWeight: 400 } },
});
export const kind = style({
  paddingInline: vars.space[2],
  borderRadius: vars.radius.pill,
  background: vars.color.primarySoft,
  color: vars.color.primaryInk,
  fontWeight: 700,
  selectors: { '&[data-kind=gift]': { background: vars.color.accentSoft, color: vars.color.accentInk } },
});

export const aside = style({
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space[1],
  selectors: { '&[data-taken]': { color: vars.color.muted, ...typeStep(13) } },
});
export const worth = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontFamily: vars.font.numerals,
  ...typeStep(17),
  fontWeight: 700,
});
export const taken = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
globalStyle(`${taken} svg`, { color: vars.color.positive });
export const chevron = style({
  transition: 'transform 160ms',
  selectors: { '[aria-expanded=true] &': { transform: 'rotate(180deg)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
export const left = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  ...typeStep(13),
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  selectors: { '&[data-urgent]': { color: vars.color.danger, fontWeight: 700 } },
});

export const body = style({
  ...inColumn,
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
  selectors: { '&[hidden]': { display: 'none' } },
});
export const content = style({ ...typeStep(15), whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const attachments = style({ ...autoFit('6.5rem'), gap: vars.space[2] });
export const attachment = style({
  display: 'grid',
  justifyItems: 'center',
  padding: vars.space[2],
  borderRadius: vars.radius[2],
  background: `color-mix(in oklab, ${vars.color.gold} 14%, ${vars.color.surface1})`,
  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.color.gold} 40%, #0000)`,
  // The picture fades; the amount keeps its contrast.
  selectors: { '&[data-taken]': { background: 'none', color: vars.color.muted } },
});
globalStyle(`${attachment} img`, { objectFit: 'contain' });
globalStyle(`${attachment}[data-taken] img`, { opacity: 0.6 });
export const attachmentName = style({ ...typeStep(12), color: vars.color.muted, textAlign: 'center' });

/** The first action is the widest. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
globalStyle(`${actions} > *`, { flex: '1 1 auto' });
globalStyle(`${actions} > :first-child`, { flexGrow: 2 });
export const expiry = style({ ...typeStep(12), color: vars.color.muted, textAlign: 'center' });

/** Within reach of the thumb: above the bottom bar and its raised button. */
export const collectBar = style({
  position: 'sticky',
  insetBlockEnd: `calc(${barSpace} + 1.5rem)`,
  zIndex: 5,
  ...inRow,
  gap: vars.space[3],
  width: '100%',
  maxWidth: '40rem',
  marginInline: 'auto',
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  borderRadius: `calc(${vars.radius.button} + ${vars.space[2]})`,
  background: vars.color.surface1,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[3]}`,
});
export const sums = style({ flex: 1, minWidth: 0 });
export const sum = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontFamily: vars.font.numerals,
  fontSize: vars.size[15],
  lineHeight: vars.leading[17],
  fontWeight: 700,
  selectors: { '&:first-child': { fontSize: vars.size[20], color: vars.color.goldInk } },
});
