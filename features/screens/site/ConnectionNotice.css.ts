import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inRow } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-16px)' } });

export const place = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 'calc(4.25rem + env(safe-area-inset-top))',
  zIndex: 40,
  display: 'grid',
  justifyItems: 'center',
  paddingInline: vars.space[3],
  pointerEvents: 'none',
});

export const notice = style({
  selectors: { '&[hidden]': { display: 'none' } },
  ...inRow,
  gap: vars.space[3],
  width: 'min(100%, 26rem)',
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[4],
  borderRadius: vars.radius[2],
  borderInlineStart: `4px solid ${vars.color.warn}`,
  background: vars.color.surface3,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[3]}`,
  color: vars.color.warn,
  pointerEvents: 'auto',
  animation: `${drop} ${vars.motion.medium} ${vars.motion.easeOut}`,
});

// The page moves down, so that its title is not covered.
globalStyle(`:root:has(${notice}:not([hidden])) [data-part=page-main]`, { marginBlockStart: '5rem' });

export const words = style({
  flex: 1,
  color: vars.color.text,
  ...typeStep(15),
  // Breaks lines after punctuation.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const now = style({
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  paddingInline: vars.space[4],
  color: vars.color.primaryInk,
  fontWeight: 700,
});
