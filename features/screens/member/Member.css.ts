import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { centredIn, inColumn, inRow } from '#ui/layout/arrangements.ts';
import { raised, typeStep } from '#ui/theme/looks.ts';

/** On wide screens the player is beside their facts. */
export const member = style({
  ...inColumn,
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { 'screen and (min-width: 64rem)': { gridTemplateColumns: '21rem minmax(0, 1fr)', gap: vars.space[6] } },
});

/** A card on a wide screen, in the brand's light colour. */
export const identity = style({
  ...inColumn,
  gap: vars.space[3],
  minWidth: 0,
  '@media': {
    'screen and (min-width: 64rem)': {
      padding: vars.space[4],
      borderRadius: vars.radius[4],
      background: `radial-gradient(110% 40% at 50% 0, color-mix(in oklab, ${vars.color.primary} 30%, #0000), #0000), ${vars.fill.card}`,
      boxShadow: `${vars.elevation.edge}, ${vars.elevation[2]}`,
    },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const header = style({
  ...inRow,
  gap: vars.space[4],
  minWidth: 0,
  '@media': { 'screen and (min-width: 64rem)': { flexDirection: 'column', textAlign: 'center' } },
});

export const medallion = style({
  position: 'relative',
  ...centredIn('8.75rem'),
  flex: 'none',
  borderRadius: '50%',
  background: `radial-gradient(closest-side, color-mix(in oklab, ${vars.color.primary} 34%, #0000) 55%, #0000)`,
  '@media': { 'screen and (max-width: 22rem)': { width: '7rem', height: '7rem' } },
});

export const circles = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.gold,
});

export const words = style({
  display: 'grid',
  flex: '1 1 auto',
  justifyItems: 'start',
  gap: vars.space[1],
  minWidth: 0,
  '@media': { 'screen and (min-width: 64rem)': { justifyItems: 'center' } },
});

export const edit = style([
  pressable,
  {
    ...centredIn('2.75rem'),
    borderRadius: '50%',
    selectors: { '&:active': { transform: `scale(${vars.motion.press})` } },
  },
]);

export const balance = style({
  ...inRow,
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[2],
});

export const action = style([
  pressable,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: vars.space[1],
    minWidth: 0,
    height: '100%',
    borderRadius: vars.radius[2],
    color: vars.color.text,
    selectors: { '&:active': { transform: `scale(${vars.motion.press})` } },
  },
]);

export const actionFace = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '3.25rem',
  height: '2.75rem',
  borderRadius: vars.radius[2],
  ...raised,
  color: vars.color.primaryInk,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const actionBadge = style({ position: 'absolute', insetBlockStart: '-.375rem', insetInlineEnd: '-.375rem' });

export const actionName = style({
  maxWidth: '100%',
  ...typeStep(12),
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
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
