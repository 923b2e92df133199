import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { prettyLines } from '../../theme/prettyLines.css.ts';
import { typeStep } from '../../theme/looks.ts';

export const legal = style({
  display: 'grid',
  gap: vars.space[3],
  minWidth: 0,
  color: vars.color.muted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[13],
  selectors: {
    '&[data-variant=card]': {
      padding: vars.space[4],
      borderRadius: vars.radius[2],
      background: vars.color.well,
      boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    },
    '&[data-variant=footer]': {
      justifyItems: 'center',
      padding: `${vars.space[5]} 0`,
      borderBlockStart: `1px solid ${vars.color.line}`,
      textAlign: 'center',
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-variant=card]': { border: '1px solid CanvasText' } } },
  },
});

export const main = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  minWidth: 0,
  selectors: {
    '[data-variant=footer] > &': {
      flexDirection: 'column',
      alignItems: 'center',
      gap: vars.space[3],
      maxWidth: '44rem',
    },
  },
});

/** The rules require 50 px, so the mark does not shrink with the text. */
export const mark = style({ flex: 'none', minWidth: 50, minHeight: 50 });
globalStyle(`${mark} > :is(img,svg)`, { display: 'block', minWidth: 50, minHeight: 50 });

export const words = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });

export const rating = style({ margin: 0, ...typeStep(15), fontWeight: 700, color: vars.color.text });

export const notices = style({ display: 'grid', gap: vars.space[1], textWrap: prettyLines });

export const odds = style({ display: 'grid', gap: vars.space[2], width: '100%', textAlign: 'start' });

export const table = style({ width: '100%', borderCollapse: 'collapse' });

export const caption = style({
  paddingBlockEnd: vars.space[1],
  textAlign: 'start',
  fontWeight: 700,
  color: vars.color.text,
});

export const cell = style({
  padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[1]} 0`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  fontWeight: 400,
});

export const chance = style([
  cell,
  {
    paddingInlineEnd: 0,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
    color: vars.color.text,
  },
]);

export const statement = style({ margin: 0, textWrap: prettyLines });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[4]}` });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: vars.color.text,
  textUnderlineOffset: '.2em',
});

export const owner = style({ margin: 0, ...typeStep(11) });
