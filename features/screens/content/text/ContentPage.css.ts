import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inColumn } from '#ui/layout/arrangements.ts';

export const page = style({
  ...inColumn,
  gap: vars.space[5],
  paddingBlockStart: vars.space[2],
  '@media': {
    'screen and (min-width: 64rem)': { gap: vars.space[6] },
    print: { display: 'block', padding: 0 },
  },
});

export const head = style({ minWidth: 0 });
export const state = style({ paddingBlock: vars.space[8] });
export const waiting = style({ display: 'grid', gap: vars.space[3], maxWidth: '46rem' });

// Prints only the page's text, without bars, corners and notices.
globalStyle(
  '[data-part=top-bar], [data-part=bottom-bar], [data-part=page-corner], [data-part=page-dock], [data-part=back-to-top], [data-part=page-main] > footer',
  { '@media': { print: { display: 'none' } } },
);
globalStyle(':root, body', { '@media': { print: { background: 'white' } } });
globalStyle('body::before, body::after', { '@media': { print: { display: 'none' } } });
globalStyle('[data-part=page-main]', { '@media': { print: { maxWidth: 'none', padding: 0 } } });
globalStyle(`${head} :is(h1, p)`, { '@media': { print: { color: 'black' } } });
globalStyle(`${head} a`, { '@media': { print: { display: 'none' } } });
