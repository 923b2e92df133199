import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';
import { autoFill, inRow } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const next = style([
  pressable,
  {
    ...inRow,
    gap: vars.space[3],
    minHeight: '4.5rem',
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderRadius: vars.radius[3],
    background: `linear-gradient(100deg, color-mix(in oklab, ${vars.color.accent} 34%, ${vars.color.surface2}), color-mix(in oklab, ${vars.color.accent} 12%, ${vars.color.surface1}))`,
    boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.color.accent} 48%, #0000), ${vars.elevation[1]}`,
    color: vars.color.text,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
]);

export const nextMark = style({ flex: 'none', width: '3rem', height: '3rem' });

export const nextText = style({ ...typeStep(13), textWrap: prettyLines });

export const standing = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
});

export const standingMark = style({ width: '5rem', height: '5rem', filter: 'drop-shadow(0 4px 10px #0006)' });

export const ways = style({ paddingInlineStart: '1.2em', listStyle: 'disc', ...typeStep(13), color: vars.color.muted });

export const ladder = style({ ...autoFill('min(20rem, 100%)'), gap: vars.space[3] });

export const tier = style({ display: 'grid', alignContent: 'start', gap: vars.space[3], height: '100%' });

export const tierMark = style({
  flex: 'none',
  width: '3.5rem',
  height: '3.5rem',
  selectors: { '[data-state=ahead] &': { filter: 'saturate(.55)', opacity: 0.85 } },
});

export const here = style({
  flex: 'none',
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.pill,
  background: vars.fill.buttonGold,
  color: vars.color.onGold,
  fontSize: vars.size[12],
  lineHeight: '1.5rem',
  fontWeight: 700,
});

export const held = style({ flex: 'none', display: 'inline-flex', color: vars.color.positive });

export const right = style({ ...inRow, gap: vars.space[2], minHeight: '1.75rem', ...typeStep(15) });

export const rightIcon = style({ flex: 'none', display: 'inline-flex', color: vars.color.primaryInk });

export const rightValue = style({ marginInlineStart: 'auto', fontFamily: vars.font.numerals, fontWeight: 700 });

export const fresh = style({
  flex: 'none',
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.accentSoft,
  color: vars.color.accentInk,
  fontSize: vars.size[12],
  lineHeight: '1.25rem',
  fontWeight: 700,
});
