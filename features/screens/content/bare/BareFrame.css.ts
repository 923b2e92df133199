import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inColumn, inRow } from '#ui/layout/arrangements.ts';

export const frame = style({
  ...inColumn,
  gridTemplateRows: 'auto 1fr auto',
  width: '100%',
  maxWidth: '64rem',
  minHeight: '100dvh',
  marginInline: 'auto',
  paddingInline: `max(${vars.space[4]}, env(safe-area-inset-left)) max(${vars.space[4]}, env(safe-area-inset-right))`,
  selectors: { '&[data-width=wide]': { maxWidth: '80rem' } },
});

export const bar = style({
  ...inRow,
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  '@media': { print: { display: 'none' } },
});
export const logo = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', minWidth: 0 });
export const picture = style({ height: '2.25rem', maxWidth: '100%', objectFit: 'contain' });
// At least as high as the screen, so that the notices begin below it and no arriving text moves them in view.
export const main = style({ minWidth: 0, minHeight: '100vh', paddingBlockEnd: vars.space[8], outline: 'none' });
export const foot = style({ '@media': { print: { display: 'none' } } });
export const choices = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[5],
  textAlign: 'center',
});
export const consent = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: vars.color.muted,
  fontSize: vars.size[13],
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});
