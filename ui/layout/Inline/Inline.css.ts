import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { textLookSelectors } from '../../theme/textLook.ts';

const gaps = Object.entries({ 0: '0', ...vars.space });

export const inline = style({
  display: 'flex',
  minWidth: 0,
  selectors: {
    ...textLookSelectors,
    ...Object.fromEntries(gaps.map(([step, gap]) => [`&[data-gap="${step}"]`, { gap }])),
    // Comes after the gap in both directions, which it overrides.
    ...Object.fromEntries(gaps.map(([step, rowGap]) => [`&[data-row-gap="${step}"]`, { rowGap }])),
    '&[data-align=start]': { alignItems: 'flex-start' },
    '&[data-align=center]': { alignItems: 'center' },
    '&[data-align=end]': { alignItems: 'flex-end' },
    '&[data-align=baseline]': { alignItems: 'baseline' },
    '&[data-justify=center]': { justifyContent: 'center' },
    '&[data-justify=end]': { justifyContent: 'flex-end' },
    '&[data-justify=between]': { justifyContent: 'space-between' },
    '&[data-wrap]': { flexWrap: 'wrap' },
    '&[data-in-text]': { display: 'inline-flex' },
    '&[data-grow]': { flex: 1 },
  },
});
