import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { textLookSelectors } from '../../theme/textLook.ts';

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  selectors: {
    ...textLookSelectors,
    ...Object.fromEntries(Object.entries(vars.space).map(([step, gap]) => [`&[data-gap="${step}"]`, { gap }])),
    '&[data-align=start]': { alignItems: 'flex-start' },
    '&[data-align=center]': { alignItems: 'center' },
    '&[data-align=end]': { alignItems: 'flex-end' },
    '&[data-grow]': { flex: 1 },
  },
});
