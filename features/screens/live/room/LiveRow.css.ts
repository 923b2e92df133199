import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const row = style({ display: 'flex', padding: `1px ${vars.space[3]} ${vars.space[1]}` });

/** Dark glass in every brand, over the picture. */
export const line = style({
  position: 'relative',
  maxWidth: '100%',
  padding: `.3125rem .6875rem .3125rem .5rem`,
  borderRadius: '1rem',
  background: '#021a22b8',
  ...typeStep(13),
  color: '#f4feff',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-tone=system]': { color: '#9fefe4', background: '#0a4c50b8' },
    '&[data-tone=host]': { background: '#7a2f1ecc', boxShadow: 'inset 0 0 0 1px #ff9a7a99' },
    '&[data-tone=mention]': { boxShadow: 'inset 0 0 0 1px #ffd35a99' },
    '&[data-tone=own]': { background: '#17324acc' },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid GrayText',
      selectors: { '&[data-tone=host]': { borderColor: 'CanvasText' } },
    },
  },
});

export const quote = style({
  display: 'block',
  overflow: 'hidden',
  marginBlockEnd: '.125rem',
  paddingInlineStart: vars.space[2],
  borderInlineStart: '2px solid #ffffff66',
  ...typeStep(12),
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: '#bfe4e6',
});

export const hostMark = style({
  marginInlineEnd: '.3125rem',
  padding: '0 .3125rem',
  borderRadius: '.3125rem',
  background: '#ff8a6a',
  fontSize: vars.size[11],
  fontWeight: 700,
  color: '#2b0a02',
});
export const crest = style({
  display: 'inline-block',
  width: '1.125rem',
  height: '1.125rem',
  marginInlineEnd: '.1875rem',
  verticalAlign: '-.25rem',
});

export const name = style([
  pressable,
  {
    display: 'inline',
    marginInlineEnd: '.25rem',
    fontWeight: 700,
    color: '#9fd8ff',
    selectors: {
      '&:disabled': { cursor: 'text' },
      '[data-tone=host] &': { color: '#ffc2ae' },
      '&[data-tier="5"]': { color: '#8ec9ff' },
      '&[data-tier="6"]': { color: '#ff9db4' },
      '&[data-tier="7"]': { color: '#9ab4ff' },
      '&[data-tier="8"]': { color: '#d9b8ff' },
      '&[data-tier="3"]': { color: '#ffd35a' },
      '&[data-tier="4"]': { color: '#bfeee6' },
    },
  },
]);

export const more = style([
  pressable,
  {
    marginInlineStart: vars.space[1],
    padding: `0 ${vars.space[2]}`,
    borderRadius: vars.radius[1],
    color: '#bfe4e6',
    opacity: 0,
    // Inside the text, the invisible button would take space and wrap the last words.
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlockEnd: 0,
    background: '#021a22e6',
    selectors: { [`${row}:is(:hover, :focus-within) &`]: { opacity: 1 } },
    '@media': { '(hover: hover)': { position: 'static', background: 'none' } },
  },
]);

export const state = style({ fontSize: vars.size[11], color: '#bfe4e6' });

export const failed = style({ fontSize: vars.size[12], color: '#ffb3b3' });
