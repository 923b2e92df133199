import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { centredIn, inColumn } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const count = style({ fontFamily: vars.font.numerals, fontSize: vars.size[13], color: vars.color.muted });
export const prize = style({ display: 'grid', justifyItems: 'center', flex: 'none', fontWeight: 700 });
export const picture = style({ display: 'block', width: '3.5rem', height: '3.5rem', objectFit: 'contain' });

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});
export const step = style({
  position: 'relative',
  minWidth: 0,
  selectors: {
    // The line from the previous step to this step.
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '1.125rem',
      insetInline: 'calc(-50% + 1.25rem) calc(50% + 1.25rem)',
      height: '.25rem',
      borderRadius: vars.radius.pill,
      background: vars.color.line,
    },
  },
});
export const place = style([
  pressable,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[1],
    minHeight: '2.75rem',
    color: vars.color.muted,
    textAlign: 'center',
  },
]);
export const dot = style({
  ...centredIn('2.25rem'),
  borderRadius: '50%',
  background: vars.color.well,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.lineStrong}`,
  color: vars.color.text,
  fontFamily: vars.font.numerals,
  fontSize: vars.size[13],
  fontWeight: 700,
  selectors: {
    '&[data-state=done]': { background: vars.color.gold, boxShadow: 'none', color: vars.color.onGold },
    '&[data-state=next]': {
      boxShadow: `inset 0 0 0 2px ${vars.color.primary}, 0 0 0 4px ${vars.color.primarySoft}`,
      color: vars.color.primaryInk,
    },
  },
});
export const name = style({
  ...typeStep(12),
  overflowWrap: 'anywhere',
  selectors: { '&[data-state=next]': { color: vars.color.text, fontWeight: 700 } },
});
export const hello = style({ ...inColumn, gap: vars.space[3] });
