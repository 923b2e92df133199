import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { prettyLines } from '../../theme/prettyLines.css.ts';

export const consent = style({ display: 'grid', gap: vars.space[3], minWidth: 0, color: vars.color.text });

export const title = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.size[17],
  lineHeight: vars.leading[17],
  fontWeight: 700,
});

export const description = style({
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.muted,
  textWrap: prettyLines,
});

export const all = style({
  paddingInline: vars.space[3],
  borderRadius: vars.radius[2],
  background: vars.color.primarySoft,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const items = style({
  display: 'grid',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius[2],
  background: vars.color.surface1,
  boxShadow: vars.elevation.edge,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const item = style({
  paddingBlock: vars.space[1],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

/** Names the kind in words, since a colour alone is not enough. */
export const kind = style({
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontWeight: 700,
  whiteSpace: 'nowrap',
  color: vars.color.muted,
  selectors: { '&[data-required]': { color: vars.color.primaryInk } },
});

export const note = style({
  paddingInlineStart: '2.125rem',
  paddingBlockEnd: vars.space[2],
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: vars.color.muted,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
globalStyle(`${actions} > *`, { flex: '1 1 8rem' });
