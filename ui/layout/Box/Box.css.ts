import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { sunken } from '../../theme/looks.ts';

const steps = Object.entries({ 0: '0', ...vars.space });
const surfaces = {
  ground: { background: vars.color.ground },
  raised: { background: vars.color.surface1, boxShadow: vars.elevation.edge },
  raised2: { background: vars.color.surface2, boxShadow: vars.elevation.edge },
  raised3: { background: vars.color.surface3, boxShadow: vars.elevation.edge },
  well: sunken,
  soft: { background: vars.color.primarySoft },
};
const radii = {
  1: vars.radius[1],
  2: vars.radius[2],
  3: vars.radius[3],
  4: vars.radius[4],
  tile: vars.radius.tile,
  pill: vars.radius.pill,
};

export const box = style({
  minWidth: 0,
  selectors: {
    ...Object.fromEntries(steps.map(([step, length]) => [`&[data-padding="${step}"]`, { padding: length }])),
    // These properties come after the padding on all sides, since they override it.
    ...Object.fromEntries(steps.map(([step, length]) => [`&[data-inline="${step}"]`, { paddingInline: length }])),
    ...Object.fromEntries(steps.map(([step, length]) => [`&[data-block="${step}"]`, { paddingBlock: length }])),
    ...Object.fromEntries(
      Object.entries(surfaces).map(([surface, look]) => [
        `&[data-surface=${surface}]`,
        { color: vars.color.text, ...look },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(radii).map(([radius, borderRadius]) => [`&[data-radius="${radius}"]`, { borderRadius }]),
    ),
    '&[data-gap]': { display: 'flex', flexDirection: 'column' },
    ...Object.fromEntries(steps.map(([step, gap]) => [`&[data-gap="${step}"]`, { gap }])),
    '&[data-align=start]': { alignItems: 'flex-start' },
    '&[data-align=center]': { alignItems: 'center' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-surface]': { border: '1px solid CanvasText' } } },
  },
});
