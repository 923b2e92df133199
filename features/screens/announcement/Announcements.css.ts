import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inRow, inRows } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const page = style({
  paddingBlockStart: vars.space[2],
  display: 'grid',
  gap: vars.space[4],
});

export const kinds = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], border: 0 });

export const legend = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const row = style({ ...inRow, gap: vars.space[3], color: vars.color.text, textDecoration: 'none' });

export const meta = style({ ...inRows, gap: vars.space[2], ...typeStep(12), color: vars.color.muted });

export const about = style([meta, { justifyContent: 'center' }]);

export const top = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.goldInk,
});

export const title = style({ fontWeight: 700, overflowWrap: 'anywhere' });

export const kind = style({
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface3,
  color: vars.color.text,
  fontWeight: 700,
  selectors: {
    '&[data-kind=event]': { background: vars.color.primarySoft, color: vars.color.primaryInk },
    '&[data-kind=maintenance]': { background: vars.color.accentSoft, color: vars.color.accentInk },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

/** A column of text, centred under its title. */
export const article = style({
  display: 'grid',
  gap: vars.space[4],
  width: '100%',
  maxWidth: '46rem',
  marginInline: 'auto',
});

export const picture = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  marginInline: 'auto',
  borderRadius: vars.radius[2],
});
