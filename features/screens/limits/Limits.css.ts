import { style } from '@vanilla-extract/css';
import { barSpace } from '#ui/layout/barSpace.ts';
import { vars } from '#ui/theme/contract.ts';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';
import { centredIn, inColumn, inRows } from '#ui/layout/arrangements.ts';
import { sunken, typeStep } from '#ui/theme/looks.ts';

const WIDE = '(min-width: 64rem)';

/** One column on a phone. On wide screens the limits are beside the day and the week, with the other settings below. */
export const page = style({
  ...inColumn,
  gap: vars.space[3],
  alignItems: 'start',
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr auto',
      gap: vars.space[4],
    },
  },
});

export const limits = style({ '@media': { [WIDE]: { gridArea: '1 / 2 / span 2' } } });

export const card = style({ ...inColumn, paddingBlock: vars.space[3] });

/** On wide screens, two columns below the limits and the days. */
export const pair = style({
  '@media': { [WIDE]: { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const second = style({
  boxShadow: `inset 0 1px 0 ${vars.color.line}`,
  '@media': { [WIDE]: { boxShadow: `inset 1px 0 0 ${vars.color.line}` } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[2],
});

export const title = style({ color: vars.color.text });

export const aside = style({ margin: 0, ...typeStep(12), color: vars.color.muted });

export const net = style({
  marginInlineStart: vars.space[1],
  fontFamily: vars.font.numerals,
  fontSize: vars.size[15],
  color: vars.color.text,
});

export const foot = style([
  aside,
  { paddingInline: vars.space[4], paddingBlockStart: vars.space[3], boxShadow: `inset 0 1px 0 ${vars.color.line}` },
]);

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  boxShadow: `inset 0 1px 0 ${vars.color.line}`,
});

export const icon = style({
  ...centredIn('2rem'),
  flex: 'none',
  borderRadius: vars.radius[1],
  background: vars.color.primarySoft,
  color: vars.color.primaryInk,
});

export const used = style({
  selectors: { '&[data-reached]': { color: vars.color.warn, fontWeight: 700 } },
});

export const proposal = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  ...sunken,
  // Scrolls so that its buttons are above the bar.
  scrollMarginBlockEnd: `calc(${barSpace} + ${vars.space[6]})`,
});

export const what = style({ ...typeStep(13), textWrap: prettyLines, color: vars.color.text });

export const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  selectors: {
    [`${pair} > &`]: { paddingBlockStart: vars.space[1] },
  },
  '@media': { [WIDE]: { selectors: { [`${second} > &`]: { paddingBlockStart: vars.space[1] } } } },
});

export const action = style({ paddingInline: vars.space[4], paddingBlockStart: vars.space[1] });

export const skeletons = style({ paddingInline: vars.space[4] });

export const nothing = style({
  padding: `${vars.space[4]} ${vars.space[4]}`,
  ...typeStep(13),
  textWrap: prettyLines,
  color: vars.color.muted,
});

export const details = style({ paddingInline: vars.space[4], marginBlockEnd: `calc(-1 * ${vars.space[2]})` });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: vars.color.primaryInk,
  cursor: 'pointer',
  fontSize: vars.size[13],
  fontWeight: 700,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

export const help = style({
  ...inRows,
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: '2.75rem',
  ...typeStep(13),
  color: vars.color.muted,
});

export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space[2],
  color: vars.color.primaryInk,
  fontWeight: 700,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

/** For a link within a sentence. */
export const inlineLink = style([link, { display: 'inline', paddingBlock: 0 }]);

export const facts = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
  textWrap: prettyLines,
  // Breaks lines between clauses.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});

export const problem = style({ color: vars.color.danger, selectors: { '&:empty': { display: 'none' } } });

/** Keeps a time on one line. */
export const whole = style({ whiteSpace: 'nowrap' });
