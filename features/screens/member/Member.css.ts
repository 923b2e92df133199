import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { centredIn, inColumn, inRows } from '#ui/layout/arrangements.ts';
import { raised } from '#ui/theme/looks.ts';

const wide = 'screen and (min-width: 64rem)';

/** On a wide screen the player is beside the pages and the facts. */
export const member = style({
  ...inColumn,
  gap: vars.space[3],
  alignItems: 'start',
  '@media': {
    [wide]: { gridTemplateColumns: '20rem minmax(0, 1fr)', columnGap: vars.space[6], rowGap: vars.space[4] },
  },
});

/** In the brand's own colour from edge to edge on a phone; a card that stays in view on a wide screen. */
export const identity = style({
  ...inColumn,
  gap: vars.space[3],
  minWidth: 0,
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: '5.5rem',
      gridRow: '1 / span 2',
      gap: vars.space[4],
      padding: vars.space[4],
      borderRadius: vars.radius[4],
      background: `radial-gradient(110% 16rem at 50% 0, color-mix(in oklab, ${vars.color.primary} 38%, #0000), #0000), ${vars.fill.card}`,
      boxShadow: `${vars.elevation.edge}, ${vars.elevation[2]}`,
    },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const header = style({
  position: 'relative',
  ...inRows,
  gap: vars.space[3],
  minWidth: 0,
  '@media': { [wide]: { flexFlow: 'column nowrap', textAlign: 'center' } },
});

export const words = style({
  display: 'grid',
  // Moves below the portrait at large text.
  flex: '1 1 7rem',
  justifyItems: 'start',
  minWidth: 0,
  '@media': { [wide]: { flex: 'none', justifyItems: 'center', maxWidth: '100%' } },
});

export const edit = style([
  pressable,
  {
    ...centredIn('2.75rem'),
    flex: 'none',
    borderRadius: vars.radius[2],
    ...raised,
    color: vars.color.heading,
    selectors: { '&:active': { transform: `scale(${vars.motion.press})` } },
    '@media': {
      [wide]: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
      '(forced-colors: active)': { border: '1px solid ButtonText' },
    },
  },
]);

export const settings = style([
  pressable,
  {
    ...centredIn('2.75rem'),
    borderRadius: '50%',
    selectors: { '&:active': { transform: `scale(${vars.motion.press})` } },
  },
]);

/** Facts and wins, side by side on a wide screen. */
export const details = style({
  ...inColumn,
  gap: vars.space[4],
  minWidth: 0,
  alignItems: 'start',
  '@media': { 'screen and (min-width: 80rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The number of accounts on the phone, and the maximum. */
export const share = style({
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius[1],
  background: vars.color.primarySoft,
  fontSize: vars.size[12],
  lineHeight: '1.375rem',
  fontWeight: 700,
  color: vars.color.primaryInk,
});

export const bindLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  fontWeight: 700,
  color: vars.color.accentInk,
});

/** A circle of 32 px with a target of 44 px. */
export const way = style([
  pressable,
  {
    position: 'relative',
    ...centredIn('2.75rem'),
    color: vars.color.muted,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        inset: '.25rem',
        zIndex: -1,
        borderRadius: '50%',
        background: vars.color.surface3,
      },
      '&': { isolation: 'isolate' },
      '&:not([data-bound])': { opacity: 0.7, filter: 'grayscale(1)' },
      '&[data-bound]': { color: vars.color.onArt },
      '&[data-bound][data-way=phone]::before': { background: '#2E7D5B' },
      '&[data-bound][data-way=facebook]::before': { background: '#1877F2' },
      '&[data-bound][data-way=google]::before': { background: '#fff' },
      '&[data-bound][data-way=apple]::before': { background: '#000' },
      '&[data-bound][data-way=line]::before': { background: '#06C755' },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
]);
