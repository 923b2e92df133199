import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { centredIn } from '#ui/layout/arrangements.ts';
import { raised } from '#ui/theme/looks.ts';

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 12rem)',
  justifyContent: 'center',
  gap: vars.space[3],
  selectors: {
    // Landscape pictures are side by side on wide screens, and below each other on a phone.
    '&[data-shape=across]': {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 22rem))',
    },
  },
});

export const step = style({ position: 'relative', padding: vars.space[3], borderRadius: vars.radius[3], ...raised });

/** The drawings use `color` for lines and `--accent` and `--on-accent` for fills. */
export const picture = style({
  vars: { '--accent': vars.color.primary, '--on-accent': vars.color.onPrimary },
  display: 'block',
  width: '100%',
  color: vars.color.text,
});

export const number = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  ...centredIn('1.75rem'),
  borderRadius: '50%',
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontFamily: vars.font.numerals,
  fontSize: vars.size[13],
  fontWeight: 700,
});
