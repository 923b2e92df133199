import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { inColumn, inRows } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { cutLine, raised, typeStep } from '#ui/theme/looks.ts';

const wide = 'screen and (min-width: 64rem)';

/** The own place does not stick in a width of few characters, which means large text. */
export const panel = style({
  containerType: 'inline-size',
  ...inColumn,
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
});

/** The races in one row that scrolls sideways. */
export const choices = style({
  display: 'flex',
  gap: vars.space[2],
  margin: `0 calc(${vars.space[4]} * -1)`,
  padding: `2px ${vars.space[4]}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [wide]: { marginInline: 0, paddingInline: '2px', flexWrap: 'wrap' } },
});

export const choice = style([
  pressable,
  {
    ...inColumn,
    flex: 'none',
    gap: 0,
    minWidth: '8.5rem',
    maxWidth: '15rem',
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderRadius: vars.radius[2],
    ...raised,
    color: vars.color.text,
    textAlign: 'start',
    selectors: {
      '&[aria-pressed="true"]': { boxShadow: `inset 0 0 0 2px ${vars.color.primary}`, background: vars.color.surface3 },
    },
    '@media': {
      '(forced-colors: active)': {
        border: '1px solid CanvasText',
        selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } },
      },
    },
  },
]);

export const choiceTitle = style({ ...typeStep(15), fontWeight: 700, ...cutLine });

export const choiceState = style({
  ...typeStep(12),
  color: vars.color.muted,
  selectors: { '&[data-state="open"]': { color: vars.color.primaryInk, fontWeight: 700 } },
});

export const prizes = style({
  ...inRows,
  gap: `${vars.space[1]} ${vars.space[5]}`,
  ...typeStep(13),
  color: vars.color.muted,
  '@media': { [wide]: { ...inColumn } },
});

export const prizeRow = style({ '@media': { [wide]: { display: 'flex', justifyContent: 'space-between' } } });

/** Prizes and rules: beside the list on a wide screen, below it on a phone. */
export const terms = style({
  ...inColumn,
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius[3],
  ...raised,
});

export const termsTitle = style({ margin: 0, ...typeStep(15), fontWeight: 700, color: vars.color.heading });
