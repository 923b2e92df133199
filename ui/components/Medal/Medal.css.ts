import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const hi = createVar();
const lo = createVar();

const metals = {
  1: { high: vars.color.goldHi, middle: vars.color.gold, low: vars.color.goldLo },
  2: { high: vars.vip[4].hi, middle: vars.vip[2].hi, low: vars.vip[2].lo },
  3: { high: vars.vip[1].hi, middle: vars.vip[1].hi, low: vars.vip[1].lo },
} as const;
const middle = createVar();

export const medal = style({
  display: 'inline-block',
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  fill: 'none',
  vars: { [hi]: metals[1].high, [middle]: metals[1].middle, [lo]: metals[1].low },
  selectors: {
    '&[data-place="2"]': { vars: { [hi]: metals[2].high, [middle]: metals[2].middle, [lo]: metals[2].low } },
    '&[data-place="3"]': { vars: { [hi]: metals[3].high, [middle]: metals[3].middle, [lo]: metals[3].low } },
    '&[data-size=sm]': { width: '1.75rem', height: '1.75rem' },
    '&[data-size=lg]': { width: '4rem', height: '4rem' },
  },
});

export const high = style({ stopColor: hi });
export const face = style({ stopColor: middle });
export const low = style({ stopColor: lo });
export const rim = style({ fill: lo });
export const light = style({ stroke: hi, opacity: 0.9 });
export const ribbon = style({ fill: vars.color.primary });
export const ribbonShade = style({ fill: vars.color.primaryLo });
/** The digit looks engraved. It is dark in every brand, since the metals are light in all of them. */
export const digit = style({
  fill: vars.color.onGold,
  fontFamily: vars.font.numerals,
  fontSize: '17px',
  fontWeight: 800,
  textAnchor: 'middle',
});
