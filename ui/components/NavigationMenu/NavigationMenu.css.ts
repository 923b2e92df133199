import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { centredIn, inRow } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const menu = style({ position: 'relative', zIndex: 15, flex: 1, minWidth: 0 });

export const list = style({ ...inRow, gap: vars.space[1] });

/** Copies of all entries, to measure how many fit. */
export const measure = style({
  position: 'absolute',
  display: 'flex',
  width: 'max-content',
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
});

export const item = style({ position: 'relative' });

export const entry = style([
  pressable,
  {
    ...inRow,
    gap: vars.space[1],
    minHeight: '2.75rem',
    paddingInline: vars.space[4],
    borderRadius: vars.radius.button,
    ...typeStep(15),
    fontWeight: 700,
    whiteSpace: 'nowrap',
    color: vars.color.text,
    // Reduced motion gives every property a very short transition, but the borders of forced colours must appear immediately.
    transition: 'none',
    transform: `skewX(${vars.shape.skew})`,
    selectors: {
      '&:is(:hover,[data-state=open])': { background: vars.color.surface2, boxShadow: vars.elevation.edge },
      '&:is([data-state=current],[data-here])': {
        background: vars.color.primarySoft,
        boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          // A border marks the entry, since the focus ring is an outline.
          '&:is([data-state=current],[data-here])': { border: '2px solid Highlight' },
          '&[data-state=open]:not([data-here])': { border: '1px solid ButtonText' },
        },
      },
    },
  },
]);
// Draws the content of a slanted entry upright.
globalStyle(`${entry} > *`, { transform: `skewX(${vars.shape.skewBack})` });

export const chevron = style({
  display: 'grid',
  flex: 'none',
  marginInlineEnd: '-.25rem',
  opacity: 0.8,
});

const surface = style({
  position: 'absolute',
  zIndex: 16,
  minWidth: '13rem',
  maxWidth: '20rem',
  padding: vars.space[1],
  borderRadius: vars.radius[3],
  background: vars.fill.card,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[3]}`,
  color: vars.color.text,
  animation: `${drop} ${vars.motion.medium} ${vars.motion.easeOut}`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animationName: fade },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const panel = style([
  surface,
  {
    insetBlockStart: `calc(100% + ${vars.space[1]})`,
    insetInlineStart: 0,
    selectors: {
      '&[data-side=start]': { insetInline: 'auto 0' },
      // Bridges the gap for a pointer that moves from the entry to the menu.
      '&::before': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: '100%',
        height: `calc(${vars.space[1]} + 1px)`,
      },
    },
  },
]);

export const flyout = style([
  surface,
  {
    insetBlockStart: `calc(${vars.space[1]} * -1)`,
    insetInlineStart: `calc(100% + ${vars.space[1]})`,
    animationName: fade,
    selectors: {
      '&[data-side=start]': { insetInline: `auto calc(100% + ${vars.space[1]})` },
      // Expands inside the list of a narrow window, indented by one level.
      '&[data-side=below]': {
        position: 'relative',
        inset: 'auto',
        minWidth: 0,
        marginInlineStart: `calc(${vars.space[3]} + .625rem)`,
        padding: `0 0 0 ${vars.space[1]}`,
        borderRadius: 0,
        borderInlineStart: `1px solid ${vars.color.line}`,
        background: 'none',
        boxShadow: 'none',
      },
      '&[data-side=below]::before': { display: 'none' },
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInline: `calc(${vars.space[2]} * -1)`,
        zIndex: -1,
      },
    },
  },
]);

export const rows = style({ display: 'grid' });

export const row = style({ position: 'relative' });

export const link = style([
  pressable,
  {
    ...inRow,
    gap: vars.space[2],
    width: '100%',
    minHeight: '2.75rem',
    padding: `${vars.space[1]} ${vars.space[3]}`,
    borderRadius: vars.radius[1],
    ...typeStep(15),
    textAlign: 'start',
    color: vars.color.text,
    transition: 'none',
    selectors: {
      '&:is(:hover,[data-state=open])': { background: vars.color.surface3 },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[data-state=current]': { background: vars.color.primarySoft, color: vars.color.primaryInk, fontWeight: 700 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-state=current]': { border: '2px solid Highlight' },
          '&[data-state=open]': { border: '1px solid ButtonText' },
        },
      },
    },
  },
]);

export const words = style({ ...inRow, flex: 1, gap: vars.space[3], minWidth: 0 });

export const icon = style({ ...centredIn('1.25rem'), flex: 'none', color: vars.color.primaryInk });
globalStyle(`${icon} > *`, { width: '100%', height: '100%' });

export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });
