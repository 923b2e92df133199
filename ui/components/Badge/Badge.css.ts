import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

export const badge = style({
  display: 'inline-block',
  flex: 'none',
  minWidth: '1.25rem',
  paddingInline: '.3125rem',
  borderRadius: vars.radius.pill,
  background: vars.color.dangerFill,
  color: vars.color.onDanger,
  fontFamily: vars.font.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontSize: vars.size[11],
  lineHeight: '1.25rem',
  fontWeight: 700,
  textAlign: 'center',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const dot = style({
  display: 'inline-block',
  flex: 'none',
  width: '.5625rem',
  height: '.5625rem',
  borderRadius: '50%',
  background: vars.color.dangerFill,
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
