import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inColumn } from '#ui/layout/arrangements.ts';

const wide = 'screen and (min-width: 48rem)';

/** The large game; on a wide screen two activities are beside it. */
export const top = style({
  ...inColumn,
  '@media': {
    [wide]: {
      gap: vars.space[3],
      selectors: { '&[data-beside]': { gridTemplateColumns: 'minmax(0, 64fr) minmax(0, 36fr)' } },
    },
  },
});

export const featured = style({ position: 'relative', display: 'grid', minWidth: 0 });
globalStyle(`${featured} > [data-part=game-card]`, {
  gridColumn: 'auto',
  aspectRatio: '1.56',
  contentVisibility: 'visible',
  borderRadius: vars.radius[4],
  '@media': { [wide]: { aspectRatio: '2.1', height: '100%' } },
});
// The jackpot is above the emblem, since the line and the button take the lower edge.
globalStyle(`${featured} > [data-part=game-card] > [data-part=game-card-jackpot]`, {
  insetInline: 'auto 12%',
  insetBlock: '0 auto',
  minHeight: '1.75rem',
  borderRadius: `0 0 ${vars.radius[1]} ${vars.radius[1]}`,
});

export const demo = style({
  position: 'absolute',
  insetInline: vars.space[4],
  insetBlockEnd: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  // The picture below stays pressable.
  pointerEvents: 'none',
});
// The picture does not grow with the text, so its line and its button grow only as far as they fit.
globalStyle(`${demo} > a`, {
  pointerEvents: 'auto',
  marginInlineStart: 'auto',
  minHeight: `min(3.25rem, 14vw)`,
  paddingInline: `min(${vars.space[6]}, 6vw)`,
  fontSize: `min(${vars.size[15]}, 4.4vw)`,
});

export const line = style({
  fontSize: `min(${vars.size[15]}, 4vw)`,
  lineHeight: 22 / 15,
  color: vars.color.onArt,
  textShadow: '0 1px 3px #000c, 0 0 10px #0008',
});
