import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { inColumn, inRow } from '#ui/layout/arrangements.ts';
import { cutLine, typeStep } from '#ui/theme/looks.ts';

const { gold, surface1, surface2 } = vars.color;

export const place = style({ minHeight: '4rem' });

export const strip = style([
  pressable,
  {
    ...inRow,
    gap: vars.space[2],
    minHeight: '4rem',
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderRadius: vars.radius[2],
    background: `radial-gradient(60% 180% at 0 50%, color-mix(in oklab, ${gold} 24%, ${surface1}), ${surface1})`,
    boxShadow: vars.elevation.edge,
    color: vars.color.text,
    textDecoration: 'none',
    '@media': {
      '(hover: hover)': {
        selectors: {
          '&:hover': {
            background: `radial-gradient(60% 180% at 0 50%, color-mix(in oklab, ${gold} 30%, ${surface2}), ${surface2})`,
          },
        },
      },
      '(forced-colors: active)': { border: '1px solid CanvasText' },
    },
  },
]);

export const picture = style({ flex: 'none', width: '2.75rem', height: '2.75rem' });
export const texts = style({ ...inColumn, flex: 1, gap: 0, minWidth: 0 });
export const title = style({ ...typeStep(15), fontWeight: 700, ...cutLine });
export const note = style({ ...typeStep(13), color: vars.color.muted, ...cutLine });
export const pool = style({ flex: 'none' });
export const arrow = style({ flex: 'none', color: vars.color.muted });
