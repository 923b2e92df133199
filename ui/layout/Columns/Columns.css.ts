import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { columnTiers, tierQuery } from '../tiers.ts';
import { inColumn } from '../arrangements.ts';

const gaps = Object.entries({ 0: '0', ...vars.space });
const most = [1, 2, 3, 4] as const;

export const columns = style({
  ...inColumn,
  alignItems: 'start',
  // The narrowest windows have no columns, so that the text keeps the width.
  gap: vars.space[2],
  selectors: {
    '&[data-gap="0"]': { gap: 0 },
    '&[data-gap="1"]': { gap: vars.space[1] },
    '&[data-align=stretch]': { alignItems: 'stretch' },
  },
  '@media': Object.fromEntries(
    // The narrowest tier comes first: the widest tier that fits comes last and wins.
    columnTiers.toReversed().map((tier) => [
      tierQuery(tier),
      {
        selectors: {
          ...Object.fromEntries(gaps.map(([step, gap]) => [`&[data-gap="${step}"]`, { gap }])),
          ...Object.fromEntries(
            most.map((limit) => [
              `&[data-most="${String(limit)}"]`,
              { gridTemplateColumns: `repeat(${String(Math.min(limit, tier.columns))}, minmax(0, 1fr))` },
            ]),
          ),
        },
      },
    ]),
  ),
});
