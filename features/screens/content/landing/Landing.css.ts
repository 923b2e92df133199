import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { IMAGE_TABLET } from './breakpoints.ts';
import { autoFit } from '#ui/layout/arrangements.ts';

const desktop = 'screen and (min-width: 64rem)';

export const hero = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'center',
  paddingBlock: vars.space[5],
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: vars.space[8],
      paddingBlock: vars.space[8],
    },
  },
});
export const title = style({
  fontFamily: vars.font.heading,
  fontSize: `clamp(${vars.size[32]}, 5vw, 3.25rem)`,
  lineHeight: 1.2,
  fontWeight: 700,
  color: vars.color.heading,
  textWrap: 'balance',
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[2],
  '@media': { [desktop]: { gap: vars.space[3] } },
});
// The star takes two columns for its wide picture, and the last game is hidden, so that two rows are full.
globalStyle(`${tiles} > li:first-child`, { '@media': { [IMAGE_TABLET]: { gridColumn: 'span 2' } } });
globalStyle(`${tiles} > li:last-child`, { '@media': { [IMAGE_TABLET]: { display: 'none' } } });
// Every second column is a little lower.
globalStyle(`${tiles} > li:nth-child(even)`, { transform: `translateY(${vars.space[3]})` });

export const tile = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '360 / 432',
  objectFit: 'cover',
  background: vars.color.surface2,
  borderRadius: vars.radius.tile,
  boxShadow: vars.elevation[2],
  '@media': { [IMAGE_TABLET]: { selectors: { '&[data-star]': { aspectRatio: '744 / 432' } } } },
});

export const points = style({ ...autoFit('min(100%, 15rem)'), gap: vars.space[3] });
globalStyle(`${points} > li`, { display: 'grid' });
export const sign = style({ color: vars.color.primaryInk });
