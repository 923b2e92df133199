import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { inRow, inRows } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { cutLine, tierName, typeStep } from '#ui/theme/looks.ts';

export const row = style({
  ...inRows,
  justifyContent: 'flex-end',
  columnGap: vars.space[1],
  minHeight: '4.125rem',
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
  '@media': { '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' } },
});

/** With large text the buttons move below the player. */
export const who = style([
  pressable,
  {
    ...inRow,
    flex: '1 1 9.5rem',
    gap: vars.space[3],
    minWidth: 0,
    minHeight: '4.125rem',
    paddingInline: vars.space[1],
    borderRadius: vars.radius[2],
    textAlign: 'start',
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
    '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.surface1 } } } },
  },
]);

export const face = style({
  display: 'inline-flex',
  flex: 'none',
  selectors: { '&[data-away]': { filter: 'saturate(.5)', opacity: 0.8 } },
});

export const words = style({ display: 'grid', flex: 1, minWidth: 0 });

export const name = style({
  ...cutLine,
  ...typeStep(15),
  fontWeight: 700,
  color: vars.color.heading,
  selectors: tierName,
});

export const detail = style({
  ...typeStep(13),
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});

export const online = style({ color: vars.color.positive });

export const facts = style({ ...inRows, columnGap: vars.space[2] });
