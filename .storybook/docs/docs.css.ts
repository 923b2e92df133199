import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

/** A docs page. It resets Storybook's own styles and uses those of the product. */
export const page = style({
  display: 'grid',
  // No wider than the window. Wide content scrolls by itself.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  maxWidth: '60rem',
  marginInline: 'auto',
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.size[15],
  lineHeight: vars.leading[15],
  overflowWrap: 'anywhere',
});

globalStyle('.sbdocs.sbdocs-wrapper', {
  background: 'transparent',
  '@media': { 'screen and (max-width: 599px)': { paddingInline: vars.space[4] } },
});
globalStyle('.sbdocs.sbdocs-content', { maxWidth: '60rem' });

/** More room over a section than in it. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minWidth: 0,
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  paddingBottom: vars.space[4],
  borderBottom: `1px solid ${vars.color.line}`,
});

export const kicker = style({ color: vars.color.muted, fontSize: vars.size[13] });
export const title = style({ fontSize: vars.size[32], lineHeight: vars.leading[32] });
export const summary = style({ fontSize: vars.size[17], lineHeight: vars.leading[17] });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], fontSize: vars.size[13] });

export const advice = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
});

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius[3],
  background: vars.color.surface1,
  boxShadow: vars.elevation.edge,
  borderTop: `3px solid ${vars.color.positive}`,
  selectors: { '&[data-side=dont]': { borderTopColor: vars.color.danger } },
});

export const sideTitle = style({ fontSize: vars.size[15], lineHeight: vars.leading[15], fontWeight: 700 });

export const points = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
});

/** Wide tables scroll by themselves. */
export const tableHolder = style({ overflowX: 'auto' });

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.size[13] });
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
// Storybook stripes every table of a page in a grey of its own.
globalStyle(`.sbdocs ${table} tr`, { border: 0, background: 'none !important' });
globalStyle(`.sbdocs ${table} :is(th, td)`, { borderInline: 0, borderTop: 0 });
globalStyle(`${table} thead th`, { color: vars.color.muted, fontWeight: 400 });
globalStyle(`${table} tbody th`, { fontWeight: 400, whiteSpace: 'nowrap' });

globalStyle(`${page} code`, {
  padding: `0 ${vars.space[1]}`,
  borderRadius: vars.radius[1],
  background: vars.color.surface2,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '.92em',
});

// Storybook keeps code on one line, and a long line is wider than a phone.
globalStyle(`.sbdocs ${page} :not(pre) > code`, { whiteSpace: 'normal', overflowWrap: 'anywhere' });

globalStyle(`${page} kbd`, {
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius[1],
  background: vars.color.surface2,
  boxShadow: vars.elevation.edge,
  fontFamily: vars.font.body,
  fontSize: '.92em',
});

/** The description of a module's props, word for word. */
export const declared = style({
  minWidth: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius[2],
  background: vars.color.well,
});
globalStyle(`${declared} summary`, { cursor: 'pointer' });
globalStyle(`${declared} pre`, {
  marginBlockStart: vars.space[2],
  overflowX: 'auto',
  color: vars.color.text,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size[13],
  lineHeight: 1.6,
});

export const story = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2], minWidth: 0 });
export const storyTitle = style({ fontSize: vars.size[17], lineHeight: vars.leading[17] });

export const frame = style({
  width: '100%',
  height: '36rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  background: vars.color.ground,
});
