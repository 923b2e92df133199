import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { prettyLines } from '../../theme/prettyLines.css.ts';
import { pressable } from '../pressable.css.ts';
import { inRows } from '../../layout/arrangements.ts';
import { cutLine, tierName, typeStep } from '../../theme/looks.ts';

export const row = style({
  position: 'relative',
  ...inRows,
  // Large text moves the name, and then the value, below the portrait.
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minWidth: 0,
  minHeight: '3.75rem',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius[2],
  background: vars.fill.card,
  boxShadow: vars.elevation.edge,
  color: vars.color.text,
  listStyle: 'none',
  selectors: {
    // Marks the first three places by a line in their metal.
    '&[data-place="1"]': { boxShadow: `inset 0 0 0 1.5px ${vars.color.gold}, ${vars.elevation[1]}` },
    '&[data-look=line]': {
      borderRadius: 0,
      background: 'none',
      boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
    },
    '&[data-look=line]:last-child': { boxShadow: 'none' },
    '&[data-look=card][data-state=own]': {
      background: vars.fill.card,
      boxShadow: `inset 0 0 0 2px ${vars.color.primary}, ${vars.elevation[1]}`,
    },
    '&[data-state=own]::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      background: vars.color.primarySoft,
      pointerEvents: 'none',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      selectors: { '&[data-state=own]': { border: '3px solid Highlight' } },
    },
  },
});

const above = { position: 'relative' } as const;

export const place = style({
  ...above,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: '2.25rem',
  color: vars.color.muted,
  fontFamily: vars.font.numerals,
  ...typeStep(17),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const portrait = style({ ...above, flex: 'none' });

export const words = style({
  ...above,
  position: 'static',
  display: 'grid',
  flex: '1 1 3.5rem',
  minWidth: 0,
  gap: '.125rem',
});

export const who = style({ ...inRows, gap: `0 ${vars.space[2]}`, minWidth: 0 });

export const name = style({
  ...above,
  minWidth: 0,
  maxWidth: '100%',
  ...cutLine,
  ...typeStep(15),
  fontWeight: 700,
  selectors: tierName,
});

export const press = style([
  pressable,
  name,
  {
    position: 'static',
    textAlign: 'start',
    selectors: {
      // The whole row is the press target and shows the focus.
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius[2] },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  },
]);

export const mark = style({
  ...above,
  flex: 'none',
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontSize: vars.size[11],
  lineHeight: '1.125rem',
  fontWeight: 700,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const detail = style({
  ...above,
  color: vars.color.muted,
  ...typeStep(12),
  textWrap: prettyLines,
  overflowWrap: 'anywhere',
});

export const value = style({
  ...above,
  maxWidth: '100%',
  marginInlineStart: 'auto',
  color: vars.color.goldInk,
  fontFamily: vars.font.numerals,
  ...typeStep(17),
  fontWeight: 700,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
