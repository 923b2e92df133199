import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { inColumn, inRow, inRows } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { cutLine, tierName, typeStep } from '#ui/theme/looks.ts';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';

const wide = 'screen and (min-width: 64rem)';

const numerals = {
  fontFamily: vars.font.numerals,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;

export const number = style(numerals);

export const next = style([
  pressable,
  {
    ...inColumn,
    gap: vars.space[1],
    minHeight: '2.75rem',
    alignContent: 'center',
    borderRadius: vars.radius[2],
    color: vars.color.text,
  },
]);

export const nextLine = style({ ...inRow, gap: vars.space[2], justifyContent: 'space-between' });
export const nextText = style({ minWidth: 0, ...typeStep(13), textWrap: prettyLines });
export const nextNumber = style(numerals);
export const nextArrow = style({ flex: 'none' });

export const level = style({ ...inColumn, gap: vars.space[1] });

export const levelWords = style({
  ...inRows,
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  ...typeStep(12),
  color: vars.color.muted,
});

export const levelName = style({ ...numerals, ...typeStep(15), color: vars.color.text });

export const page = style({
  ...inColumn,
  gap: vars.space[3],
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)', gap: vars.space[6], alignItems: 'start' },
  },
});

export const column = style({ ...inColumn, gap: vars.space[3], minWidth: 0 });

export const standing = style({
  ...inRows,
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  paddingBlockEnd: vars.space[2],
  ...typeStep(13),
  color: vars.color.muted,
});

export const rights = style({ ...inColumn, gap: vars.space[1] });
export const rightsHead = style({ ...inRow, gap: vars.space[3] });
export const rightsWords = style({ flex: '1 1 auto', minWidth: 0 });
export const rightsLock = style({ flex: 'none', color: vars.color.primaryInk });
export const kept = style({ ...typeStep(12), textWrap: prettyLines, color: vars.color.muted });

/** A right: its name, its value now, and at the next tier. */
export const right = style({
  ...inRows,
  gap: `0 ${vars.space[2]}`,
  minHeight: '2.75rem',
  ...typeStep(15),
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const rightIcon = style({ flex: 'none', color: vars.color.primaryInk });
export const rightName = style({ flex: '1 1 auto', minWidth: 0 });

export const now = style({ minWidth: 0, maxWidth: '6.5rem', ...numerals, color: vars.color.muted });

export const after = style({
  ...inRow,
  justifyContent: 'flex-end',
  gap: vars.space[2],
  minWidth: '5rem',
  maxWidth: '9rem',
  ...numerals,
  ...typeStep(17),
  color: vars.color.accentInk,
});

export const ownName = style({
  display: 'block',
  minWidth: 0,
  fontFamily: vars.font.body,
  ...typeStep(15),
  fontWeight: 700,
  ...cutLine,
  selectors: tierName,
});

export const earn = style({
  ...inRow,
  gap: vars.space[2],
  paddingInline: vars.space[1],
  ...typeStep(13),
  color: vars.color.muted,
});

export const way = style({ display: 'inline-block', marginInlineEnd: vars.space[3] });

/** A tier in the list: its name, a right, and its threshold. */
export const row = style({ ...inRows, columnGap: vars.space[3], minWidth: 0 });
export const rowName = style({ fontWeight: 700, selectors: tierName });
export const rowNote = style({ ...typeStep(13), color: vars.color.muted });
export const rowThreshold = style({ marginInlineStart: 'auto', ...numerals, ...typeStep(15), color: vars.color.muted });
