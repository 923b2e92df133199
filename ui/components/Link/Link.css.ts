import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

export const link = style({
  borderRadius: '2px',
  color: vars.color.primaryInk,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.2em',
  overflowWrap: 'anywhere',
  // Isolates the writing direction of the link from the text around it.
  unicodeBidi: 'isolate',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover': { textDecorationThickness: '2px' },
    '&[data-tone=muted]': { color: vars.color.muted },
    '&[data-tone=inherit]': { color: 'inherit' },
    '&[data-visits]:visited': { color: vars.color.muted },
    // A standalone link needs a press target instead of an underline.
    '&[data-standalone]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[1],
      minHeight: '2.75rem',
      minWidth: '2.75rem',
      fontWeight: 700,
      textDecorationLine: 'none',
    },
    '&[data-standalone]:is(:hover,:focus-visible)': { textDecorationLine: 'underline' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-standalone]': { textDecorationLine: 'underline' } },
    },
  },
});

export const mark = style({
  display: 'inline-block',
  flex: 'none',
  width: '.9em',
  height: '.9em',
  marginInlineStart: '.2em',
  verticalAlign: '-.08em',
});
