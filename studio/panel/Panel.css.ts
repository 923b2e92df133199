import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const swatch = style({
  width: '2rem',
  height: '2rem',
  flex: 'none',
  padding: 0,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius[1],
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 0, borderRadius: 'inherit' },
  },
});

export const row = style({ display: 'grid', gap: vars.space[2] });

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '2.75rem',
  paddingInlineStart: vars.space[3],
  borderRadius: vars.radius[1],
  background: vars.color.surface2,
});

export const names = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const chip = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.125rem',
  height: '1.125rem',
  borderRadius: vars.radius[1],
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  forcedColorAdjust: 'none',
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[2]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  fontWeight: 400,
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, { color: vars.color.muted, fontSize: vars.size[12], lineHeight: vars.leading[12] });
globalStyle(`${table} :is(th, td):last-child`, { width: '5.5rem', textAlign: 'end' });

export const pair = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], overflowWrap: 'anywhere' });

export const sample = style({
  flex: 'none',
  width: '2.5rem',
  height: '2rem',
  overflow: 'hidden',
  borderRadius: vars.radius[1],
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  fontWeight: 700,
  forcedColorAdjust: 'none',
});

export const face = style({ display: 'grid', placeItems: 'center', height: '100%' });

export const mend = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], paddingBlockStart: vars.space[2] });

export const ratio = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 700,
  color: vars.color.danger,
  selectors: { '&[data-passes=true]': { color: vars.color.positive } },
});
