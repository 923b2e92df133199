import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

export const inline = style({
  display: 'flex',
  minWidth: 0,
  selectors: {
    ...Object.fromEntries(Object.entries(vars.space).map(([step, gap]) => [`&[data-gap="${step}"]`, { gap }])),
    '&[data-align=start]': { alignItems: 'flex-start' },
    '&[data-align=center]': { alignItems: 'center' },
    '&[data-align=end]': { alignItems: 'flex-end' },
    '&[data-align=baseline]': { alignItems: 'baseline' },
    '&[data-justify=center]': { justifyContent: 'center' },
    '&[data-justify=end]': { justifyContent: 'flex-end' },
    '&[data-justify=between]': { justifyContent: 'space-between' },
    '&[data-wrap]': { flexWrap: 'wrap' },
  },
});
