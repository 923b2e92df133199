import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inRow } from '#ui/layout/arrangements.ts';
import { cutLine, typeStep } from '#ui/theme/looks.ts';

export const place = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  selectors: {
    // The brand's faint pattern behind the conversation.
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: vars.pattern.ink,
      opacity: 0.045,
      mask: `${vars.pattern.image} 50% 0 / ${vars.pattern.size}`,
      pointerEvents: 'none',
    },
  },
});

/** The day of the top message at the upper edge, while the day's divider is out of sight. */
export const day = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(${vars.space[1]} * -1)`,
  padding: `0 ${vars.space[3]}`,
  pointerEvents: 'none',
});
// Fades messages behind the day.
globalStyle(`${place}[data-day] [data-part=virtual-list-scroller]`, {
  maskImage: 'linear-gradient(transparent 1.5rem, black 2.25rem)',
});

export const row = style({ padding: `0 ${vars.space[3]} 1px` });

export const answerable = style({
  position: 'relative',
  ...inRow,
  minWidth: 0,
  maxWidth: '100%',
  outline: 'none',
  selectors: { '&[data-side=own]': { flexDirection: 'row-reverse' } },
  // A long press opens the menu, which also copies.
  '@media': { '(pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' } },
});

/**
 * Floats above its message and takes no room, so that nothing moves under the pointer. On a wide message it ends at the message's end, and
 * on a narrow message it begins at the message's start.
 */
export const reply = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% - .375rem)',
  zIndex: 1,
  display: 'flex',
  borderRadius: vars.radius[2],
  background: vars.color.surface2,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[2]}`,
  color: vars.color.text,
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.fast}`,
  selectors: {
    '[data-side=other] > &': { insetInlineStart: 'max(0px, 100% - 5.5rem)' },
    '[data-side=own] > &': { insetInlineEnd: 'max(0px, 100% - 5.5rem)' },
    [`${answerable}:is(:hover,:focus,:focus-within) > &`]: { opacity: 1, pointerEvents: 'auto' },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const warning = style({
  display: 'flex',
  gap: vars.space[1],
  marginBlockStart: vars.space[1],
  paddingBlockStart: vars.space[1],
  borderBlockStart: '1px solid color-mix(in oklch, currentColor 25%, transparent)',
  ...typeStep(12),
});
globalStyle(`${warning} > svg`, { flex: 'none', marginBlockStart: 1 });

/** The questions that customer service offers, below its text. */
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingBlockStart: vars.space[1],
});

export const club = style({
  flex: 'none',
  maxWidth: '7rem',
  marginInlineEnd: vars.space[1],
  padding: `0 ${vars.space[1]}`,
  borderRadius: '.25rem',
  ...cutLine,
  background: vars.color.surface2,
  color: vars.color.text,
});
