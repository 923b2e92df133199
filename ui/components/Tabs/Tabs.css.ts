import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { fadeEdges } from '../fadeEdges.css.ts';
import { pressable } from '../pressable.css.ts';
import { inRow } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

export const tabs = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  selectors: { '&[data-fill]': { flex: '1 1 auto', minHeight: 0 } },
});

export const list = style([
  fadeEdges,
  {
    display: 'flex',
    flex: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    selectors: {
      // The primitive hides the ring inline. The list passes the focus to a tab, but keeps it if no tab can take it.
      '&:focus-visible': { outline: `2px solid ${vars.color.focus} !important`, outlineOffset: '-2px' },
      '&[data-variant=underline]': { paddingInline: vars.space[2], boxShadow: `inset 0 -1px 0 ${vars.color.line}` },
      '&[data-variant=segmented]': {
        padding: vars.space[1],
        borderRadius: `calc(${vars.radius.button} + ${vars.space[1]})`,
        background: vars.color.well,
        boxShadow: `${vars.elevation.well}, inset 0 0 0 1px ${vars.color.line}`,
      },
    },
    '@media': { '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' } },
  },
]);

export const tab = style([
  pressable,
  {
    position: 'relative',
    ...inRow,
    flex: '1 0 auto',
    justifyContent: 'center',
    gap: vars.space[1],
    minHeight: '2.75rem',
    padding: `0 ${vars.space[2]}`,
    ...typeStep(13),
    fontWeight: 700,
    whiteSpace: 'nowrap',
    color: vars.color.muted,
    transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius[1] },
      '&[data-disabled]': { color: vars.color.faint },
      '[data-variant=underline] > &': { minHeight: '3rem' },
      '[data-variant=underline] > &[data-state=active]': { color: vars.color.primaryInk },
      '[data-variant=underline] > &[data-state=active]::after': {
        content: '',
        position: 'absolute',
        insetInline: vars.space[2],
        bottom: 0,
        height: 3,
        borderRadius: '3px 3px 0 0',
        background: vars.color.primary,
        boxShadow: `0 0 12px ${vars.color.glow}`,
      },
      '[data-variant=segmented] > &': {
        ...typeStep(15),
        borderRadius: vars.radius.button,
        transform: `skewX(${vars.shape.skew})`,
      },
      // The ring is on the background, where its colour is visible in every brand, and not on the filled button.
      '[data-variant=segmented] > &:focus-visible': { outlineOffset: '1px', borderRadius: vars.radius.button },
      '[data-variant=segmented] > &[data-state=active]': {
        background: vars.fill.button,
        boxShadow: vars.edge.buttonPressed,
        color: vars.color.onPrimary,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-state=active]': { color: 'Highlight', textDecoration: 'underline' },
          '[data-variant=segmented] > &[data-state=active]': { border: '2px solid Highlight' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
]);

export const icon = style({ display: 'inline-flex', transform: `skewX(${vars.shape.skewBack})` });
export const words = style({
  selectors: { '[data-variant=segmented] > * > &': { transform: `skewX(${vars.shape.skewBack})` } },
});

const appear = keyframes({ from: { opacity: 0 } });

export const panel = style({
  minWidth: 0,
  selectors: {
    // Fades a panel in on a switch. The first panel appears immediately, since a busy browser would show it late.
    '[data-switched] &': { animation: `${appear} ${vars.motion.fast} ${vars.motion.easeOut}` },
    '[data-fill] > &[data-state=active]': { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 },
    '&[data-state=inactive]': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
