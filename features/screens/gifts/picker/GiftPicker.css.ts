import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { centredIn, inColumn } from '#ui/layout/arrangements.ts';
import { sunken, typeStep } from '#ui/theme/looks.ts';

export const panel = style({ ...inColumn, gap: vars.space[4], paddingBlockStart: vars.space[3] });

/** Beside the sheet's title. */
export const wallet = style([
  pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: vars.space[2],
    minHeight: '2.75rem',
    paddingInline: `${vars.space[3]} ${vars.space[2]}`,
    borderRadius: vars.radius.pill,
    ...sunken,
    color: vars.color.text,
    fontWeight: 700,
    '@media': { '(forced-colors: active)': { border: '1px solid LinkText' } },
  },
]);
export const plus = style({
  ...centredIn('1.75rem'),
  borderRadius: '50%',
  background: vars.fill.button,
  color: vars.color.onPrimary,
});

export const amount = style({ display: 'inline-flex', alignItems: 'center', gap: '.25em', whiteSpace: 'nowrap' });

/** The sum, beside the number for countable gifts. */
export const sums = style({
  ...inColumn,
  alignItems: 'start',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  selectors: { '&[data-counted]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))' } },
});

export const lines = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  selectors: { '[data-counted] > &': { display: 'grid' } },
});

export const total = style({ color: vars.color.text, ...typeStep(17), fontWeight: 800 });

export const receives = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius[2],
  background: vars.color.well,
  overflowWrap: 'anywhere',
});
export const worth = style({ ...typeStep(20), fontWeight: 800 });

export const free = style({ color: vars.color.positive, fontWeight: 700 });

export const note = style({ display: 'block', color: vars.color.muted, ...typeStep(12) });

/** The sheet's edge below its scrolling content, on which the button is. */
const edge = `(${vars.space[4]} + env(safe-area-inset-bottom))`;

/** Sticky below the scrolling content, on the sheet's background. */
export const send = style({
  position: 'sticky',
  insetBlockEnd: `calc(${edge} * -1)`,
  zIndex: 2,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  marginBlock: `calc(${vars.space[4]} * -1) calc(${edge} * -1)`,
  paddingBlock: `${vars.space[5]} calc(${edge})`,
  background: `linear-gradient(transparent, ${vars.color.ground} ${vars.space[5]})`,
});

/** The remaining quota on one side, the effect of letting go on the other. */
export const hold = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
});
const aside = {
  ...typeStep(13),
  color: vars.color.muted,
} as const;
export const left = style({
  ...aside,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `0 ${vars.space[2]}`,
  selectors: { [`${hold} &`]: { justifyContent: 'end', textAlign: 'end' } },
});

export const trouble = style({
  display: 'grid',
  gap: vars.space[2],
  width: '100%',
  selectors: { '&:empty': { display: 'none' } },
});
