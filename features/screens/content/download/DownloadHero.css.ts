import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

const desktop = 'screen and (min-width: 48rem)';

export const hero = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'center',
  padding: vars.space[5],
  borderRadius: vars.radius[4],
  background: vars.fill.card,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[2]}`,
  '@media': {
    [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: vars.space[8] },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
export const mark = style({ flex: 'none', width: '4.5rem', height: '4.5rem', objectFit: 'contain' });

/** Hidden on a phone, which cannot scan its own screen. */
export const code = style({ display: 'none', '@media': { [desktop]: { display: 'block' } } });
