import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

/** Over everything, at the right edge. On a phone it is at the lower edge, so that the page above stays in view. */
export const sheet = style({
  position: 'fixed',
  zIndex: 2_147_483_645,
  insetBlockEnd: 0,
  insetInline: 0,
  maxHeight: '50dvh',
  padding: `0 ${vars.space[4]} ${vars.space[4]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: `${vars.radius[3]} ${vars.radius[3]} 0 0`,
  background: vars.color.surface1,
  color: vars.color.text,
  boxShadow: '0 -8px 40px rgb(0 0 0 / 0.5)',
  '@media': {
    'screen and (min-width: 640px)': {
      insetBlock: vars.space[4],
      insetInline: `auto ${vars.space[4]}`,
      width: '20rem',
      height: 'fit-content',
      maxHeight: `calc(100dvh - 2 * ${vars.space[4]})`,
      borderRadius: vars.radius[3],
    },
  },
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: vars.space[2],
  background: 'inherit',
});

export const brand = style({ display: 'grid', gap: vars.space[1] });

export const select = style({
  minHeight: '2.75rem',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius[2],
  background: vars.color.well,
  color: vars.color.text,
  font: 'inherit',
});

export const actions = style({ display: 'flex', gap: vars.space[2] });
