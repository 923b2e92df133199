import { keyframes, style } from '@vanilla-extract/css';
import { centredIn, inColumn, inRow, inRows } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { cutLine, tierName, typeStep } from '#ui/theme/looks.ts';

const wide = 'screen and (min-width: 64rem)';

/** Stays in view while the player types, where the screen is high enough for both. */
export const preview = style({
  position: 'relative',
  zIndex: 2,
  isolation: 'isolate',
  ...inColumn,
  minWidth: 0,
  padding: vars.space[3],
  overflow: 'clip',
  borderRadius: vars.radius[4],
  background: `repeating-conic-gradient(from 0deg at 50% 0, color-mix(in oklab, ${vars.color.primaryHi} 22%, #0000) 0 6deg, #0000 6deg 15deg), linear-gradient(160deg, ${vars.color.primary}, ${vars.color.primaryDeep})`,
  boxShadow: `0 0 0 3px ${vars.color.surface1}, ${vars.elevation[2]}`,
  '@media': {
    'screen and (min-height: 44rem)': { position: 'sticky', insetBlockStart: '4rem' },
    [wide]: { position: 'sticky', insetBlockStart: '5.5rem' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const head = style({
  ...inRows,
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[2],
});

export const heading = style({
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface1,
  ...typeStep(13),
  fontWeight: 700,
  color: vars.color.text,
});

const sheet = {
  borderRadius: vars.radius[3],
  background: vars.color.surface1,
  color: vars.color.text,
} as const;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  minHeight: '11.5rem',
  padding: vars.space[3],
  ...sheet,
});

export const identity = style({ ...inColumn, gap: vars.space[1], minWidth: 0 });

export const name = style({
  display: 'block',
  minWidth: 0,
  fontFamily: vars.font.heading,
  ...typeStep(20),
  fontWeight: 700,
  overflowWrap: 'anywhere',
  selectors: tierName,
});

export const marks = style({ ...inRows, gap: vars.space[2] });

export const level = style({ ...typeStep(13), fontFamily: vars.font.numerals, color: vars.color.muted });

/** Two lines of the introduction; the rest scrolls. */
export const introduction = style({
  gridColumn: '1 / -1',
  maxHeight: '3.75rem',
  minHeight: '2.375rem',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  overflowY: 'auto',
  borderRadius: vars.radius[2],
  background: vars.color.surface3,
  ...typeStep(15),
  overflowWrap: 'anywhere',
});

export const nothing = style({ color: vars.color.muted });

export const club = style({ gridColumn: '1 / -1', ...typeStep(13), color: vars.color.muted, ...cutLine });

export const chat = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minHeight: '11.5rem',
  padding: vars.space[4],
  ...sheet,
});

export const said = style({ ...inColumn, justifyItems: 'start', gap: vars.space[1], minWidth: 0 });

export const bubble = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: `4px ${vars.radius[3]} ${vars.radius[3]} ${vars.radius[3]}`,
  background: vars.color.surface3,
  ...typeStep(15),
});

export const rank = style({
  ...inRow,
  gap: vars.space[3],
  minHeight: '11.5rem',
  paddingInline: vars.space[4],
  ...sheet,
});

export const place = style({ ...centredIn('2rem'), flex: 'none', ...typeStep(20), fontWeight: 700 });

export const changed = style({
  borderRadius: '3px',
  background: `color-mix(in oklab, ${vars.color.primary} 24%, #0000)`,
  color: 'inherit',
  boxDecorationBreak: 'clone',
});

const blink = keyframes({ '50%': { opacity: 0 } });

export const caret = style({
  display: 'inline-block',
  width: 2,
  height: '1.1em',
  marginInlineStart: 1,
  verticalAlign: '-.15em',
  background: vars.color.primaryInk,
  animation: `${blink} 1.1s steps(1) infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
