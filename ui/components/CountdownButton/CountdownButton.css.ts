import { style } from '@vanilla-extract/css';

export const place = style({ position: 'relative', display: 'inline-flex', maxWidth: '100%' });

export const words = style({
  display: 'grid',
  alignItems: 'center',
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const word = style({
  gridArea: '1 / 1',
  selectors: { '&[data-state=kept]': { visibility: 'hidden' } },
});
