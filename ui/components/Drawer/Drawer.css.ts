import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { fadesWhenStill } from '../Dialog/ModalFrame.css.ts';
import { inRow } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

const slideIn = keyframes({ from: { transform: 'translateX(var(--away))' } });
const slideOut = keyframes({ to: { transform: 'translateX(var(--away))' } });

export const drawer = style({
  vars: { '--away': '-100%' },
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: 51,
  // A strip of the page remains visible, and a press on it closes the drawer.
  width: 'min(calc(100vw - 48px), 20rem)',
  background: `linear-gradient(180deg, ${vars.color.surface1}, ${vars.color.ground} 40%)`,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[3]}`,
  borderRadius: `0 ${vars.radius[4]} ${vars.radius[4]} 0`,
  color: vars.color.text,
  animation: `${slideIn} ${vars.motion.slow} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-size=md]': { width: 'min(calc(100vw - 48px), 27rem)' },
    '&[data-side=end]': {
      vars: { '--away': '100%' },
      insetInline: 'auto 0',
      borderRadius: `${vars.radius[4]} 0 0 ${vars.radius[4]}`,
    },
    '&[data-state=closed]': { animation: `${slideOut} ${vars.motion.dialog} ${vars.motion.easeIn} forwards` },
    '&:focus': { outline: 'none' },
  },
  '@media': {
    ...fadesWhenStill,
    '(forced-colors: active)': { border: '2px solid CanvasText' },
  },
});

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  paddingBlockStart: 'env(safe-area-inset-top)',
});

export const head = style({
  ...inRow,
  flex: 'none',
  gap: vars.space[1],
  minHeight: '4rem',
  padding: `${vars.space[2]} ${vars.space[1]} ${vars.space[2]} ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const words = style({ flex: 1, minWidth: 0 });

export const title = style({
  margin: 0,
  fontFamily: vars.font.heading,
  ...typeStep(17),
  fontWeight: 700,
  overflowWrap: 'anywhere',
});

export const description = style({ ...typeStep(13), color: vars.color.muted });

export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  padding: `${vars.space[4]} min(${vars.space[4]}, 16px)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:last-child': { paddingBlockEnd: `calc(${vars.space[4]} + env(safe-area-inset-bottom))` } },
});

export const foot = style({
  flex: 'none',
  padding: `${vars.space[3]} ${vars.space[4]} calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
