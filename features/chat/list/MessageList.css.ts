import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const place = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  selectors: {
    // The brand's pattern, barely there, behind the conversation.
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

export const row = style({ padding: `0 ${vars.space[3]} 1px` });

export const answerable = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: 0,
  maxWidth: '100%',
  outline: 'none',
  selectors: { '&[data-side=own]': { flexDirection: 'row-reverse' } },
  // A long press opens what can be done, copying among it.
  '@media': { '(pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' } },
});

export const reply = style({
  display: 'flex',
  flex: 'none',
  margin: '-.5rem 0',
  color: vars.color.muted,
  opacity: 0,
  transition: `opacity ${vars.motion.fast}`,
  selectors: {
    [`${answerable}:is(:hover,:focus,:focus-within) > &`]: { opacity: 1 },
  },
});
// While it cannot be seen it takes no room from the words.
globalStyle(`${answerable}:not(:hover,:focus,:focus-within) > ${reply}`, { width: 0, overflow: 'hidden' });

export const warning = style({
  display: 'flex',
  gap: vars.space[1],
  marginBlockStart: vars.space[1],
  paddingBlockStart: vars.space[1],
  borderBlockStart: '1px solid color-mix(in oklch, currentColor 25%, transparent)',
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
});
globalStyle(`${warning} > svg`, { flex: 'none', marginBlockStart: 1 });

/** What customer service offers to ask, below its words. */
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
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  background: vars.color.surface2,
  color: vars.color.text,
});
