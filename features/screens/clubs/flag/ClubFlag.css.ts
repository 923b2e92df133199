import { style } from '@vanilla-extract/css';

export const flag = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 'var(--flag)',
  height: 'calc(var(--flag) * 1.2)',
  vars: { '--flag': '3rem' },
  selectors: {
    '&[data-size=sm]': { vars: { '--flag': '2.25rem' } },
    '&[data-size=lg]': { vars: { '--flag': '5.5rem' } },
  },
});
export const cloth = style({
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  overflow: 'visible',
  filter: 'drop-shadow(0 3px 4px rgb(0 0 0 / .35))',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', filter: 'none' } },
});
/** Keeps the emblem bright on every cloth. */
export const emblem = style({
  gridArea: '1 / 1',
  width: '46%',
  height: 'auto',
  transform: 'translateY(-4%)',
  color: 'white',
  filter: 'drop-shadow(0 1px 1px rgb(0 0 0 / .5))',
});
