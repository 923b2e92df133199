import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

const wide = 'screen and (min-width: 64rem)';

export const face = style({ position: 'relative', display: 'grid', borderRadius: '50%' });

export const links = style({
  display: 'none',
  '@media': { [wide]: { display: 'flex', gap: vars.space[1], marginInlineStart: vars.space[4] } },
});

export const link = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '2.75rem',
  paddingInline: vars.space[4],
  borderRadius: vars.radius[2],
  color: vars.color.muted,
  textDecoration: 'none',
  fontWeight: 700,
  transition: `color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current=page]': {
      background: vars.color.primarySoft,
      color: vars.color.primaryInk,
      boxShadow: vars.elevation.edge,
    },
  },
});
