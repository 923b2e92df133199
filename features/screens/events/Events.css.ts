import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { barSpace } from '#ui/layout/barSpace.ts';
import { centredIn, inColumn, inRow, inRows } from '#ui/layout/arrangements.ts';
import { raised, sunken, typeStep } from '#ui/theme/looks.ts';

export const groups = style({
  ...inColumn,
  gap: vars.space[6],
  '@media': {
    'screen and (min-width: 64rem)': {
      // Places claimable rewards beside open missions.
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
      // Without claimable rewards, the missions take the full width.
      selectors: { '&:has(> :only-child), &:has(> ul:empty)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const list = style({ selectors: { '&:empty': { display: 'none' } } });

export const mission = style({
  ...inRows,
  // Large text moves the button below the text.
  gap: `${vars.space[2]} ${vars.space[3]}`,
  padding: `${vars.space[3]} ${vars.space[3]}`,
  selectors: {
    '& + &': { boxShadow: `inset 0 1px 0 ${vars.color.line}` },
    '&[data-state=waiting]': {
      background: `linear-gradient(90deg, #0000, color-mix(in oklab, ${vars.color.gold} 20%, #0000))`,
    },
  },
});

export const words = style({
  display: 'grid',
  flex: '1 1 9rem',
  gap: vars.space[2],
  minWidth: 0,
  // Avoids a last line of one word.
  textWrap: 'balance',
});

/** As wide as the button, so that a claimed row does not shift. */
export const end = style({
  display: 'grid',
  flex: 'none',
  justifyItems: 'center',
  gap: vars.space[1],
  minWidth: '4.75rem',
  textAlign: 'center',
});

export const claimed = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '2.25rem',
  ...typeStep(13),
  fontWeight: 700,
  color: vars.color.positive,
});

/** Inline text aligns like its parent, even over two lines. */
export const rewards = style({
  display: 'inline-block',
  marginInline: `calc(${vars.space[2]} * -1)`,
  selectors: { '&[data-size=inherit]': { marginInline: `calc(${vars.space[1]} * -1)` } },
});

export const reward = style({
  display: 'inline-flex',
  alignItems: 'center',
  // Otherwise the baseline of a reward with a drawing would differ from that of a number.
  verticalAlign: 'middle',
  gap: vars.space[1],
  ...typeStep(13),
  fontWeight: 700,
  marginInline: vars.space[2],
  selectors: { '&[data-size=inherit]': { fontSize: 'inherit', lineHeight: 'inherit', marginInline: vars.space[1] } },
});

// Beside a button, each item has its own line.
globalStyle(`${end} > ${rewards}`, { display: 'grid', justifyItems: 'center', marginInline: 0 });

/** The wheel, with its prizes below it, or beside it on wide screens. */
export const wheelPage = style({
  ...inColumn,
  gap: vars.space[6],
  '@media': {
    'screen and (min-width: 64rem)': {
      gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: vars.space[8],
    },
  },
});

export const wheel = style({ ...inColumn, gap: vars.space[2], width: '100%', maxWidth: '26rem', marginInline: 'auto' });

/** As large as the window allows, with space for the text and the button around it. */
globalStyle(`${wheel} [data-part=wheel-frame]`, {
  maxWidth: 'clamp(16rem, 100svh - 31.75rem, 26rem)',
  '@media': { 'screen and (min-width: 64rem)': { maxWidth: 'clamp(16rem, 100svh - 35.25rem, 26rem)' } },
});

// Beside the wheel every prize is visible, including the last, largest one.
globalStyle(`${wheelPage} tbody :is(td, th)`, {
  '@media': { 'screen and (min-width: 64rem)': { height: '2.875rem', paddingBlock: vars.space[1] } },
});

/** The remaining spins, above the wheel. */
export const spins = style({
  justifySelf: 'center',
  maxWidth: '100%',
  padding: `${vars.space[1]} ${vars.space[4]}`,
  borderRadius: vars.radius.pill,
  ...sunken,
  color: vars.color.muted,
  ...typeStep(13),
  fontWeight: 700,
  textAlign: 'center',
  textWrap: 'balance',
  selectors: { '&[data-some]': { color: vars.color.goldInk } },
});

/** The first step of a guest: text and button side by side, or in a column with large text. */
export const bindFirst = style({
  ...inRows,
  gap: `${vars.space[2]} ${vars.space[3]}`,
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius[3],
  ...raised,
});
export const bindMessages = style({
  flex: '1 1 10rem',
  color: vars.color.text,
  ...typeStep(13),
  fontWeight: 700,
  textWrap: 'balance',
});

export const bar = style({ flex: '1 1 4rem', minWidth: 0 });

export const plate = style({
  ...centredIn('3rem'),
  flex: 'none',
  borderRadius: vars.radius[2],
  ...sunken,
  selectors: { '[data-state=claimed] > &': { opacity: 0.6 } },
});
export const plateImage = style({ display: 'block', width: '2.5rem', height: '2.5rem', objectFit: 'contain' });

export const waiting = style({
  ...inRow,
  gap: vars.space[3],
  selectors: { '&[data-many]': { paddingBlockEnd: vars.space[3] } },
});
export const waitingPicture = style({
  position: 'relative',
  flex: 'none',
  width: '8.5rem',
  height: '8.5rem',
  maxWidth: '36%',
  objectFit: 'contain',
  // Overlaps its card, in front of the card's light.
  marginBlock: `calc(${vars.space[8]} * -1) calc(${vars.space[2]} * -1)`,
  marginInlineEnd: `calc(${vars.space[2]} * -1)`,
  filter: 'drop-shadow(0 6px 10px #0008)',
});
export const waitingRays = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: 'inherit',
  pointerEvents: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineEnd: '-6.5rem',
    insetBlockStart: '-9.5rem',
    width: '26rem',
    height: '26rem',
    background: `repeating-conic-gradient(${vars.color.gold} 0 8deg, #0000 8deg 22deg)`,
    mask: 'radial-gradient(circle, #000 8%, #0000 62%)',
    opacity: 0.22,
  },
});

/** The steps are below their line; a single step is at the end of the line. */
export const milestones = style({
  ...inColumn,
  gap: `${vars.space[3]} ${vars.space[4]}`,
  selectors: { '&[data-single]': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
});
export const step = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  minWidth: 0,
  fontSize: vars.size[13],
  textAlign: 'center',
});
/** The picture of a claimed step fades; its text stays readable. */
export const stepPicture = style({
  position: 'relative',
  selectors: { [`${step}[data-state="3"] &`]: { opacity: 0.7 } },
});
export const stepDone = style({
  position: 'absolute',
  insetInlineEnd: '-.375rem',
  insetBlockEnd: '-.125rem',
  ...centredIn('1.375rem'),
  borderRadius: '50%',
  background: vars.color.positive,
  color: vars.color.ground,
});

/** Within reach of the thumb: above the bottom bar and its raised button. */
export const claimBar = style({
  position: 'sticky',
  insetBlockEnd: `calc(${barSpace} + 1.5rem)`,
  zIndex: 5,
  ...inColumn,
  width: '100%',
  maxWidth: '30rem',
  marginInline: 'auto',
  // Not sticky without an action. Not sticky on a low screen, where the bar would cover the rewards.
  selectors: { '&[data-done]': { position: 'static' } },
  '@media': { 'screen and (max-height: 45rem)': { position: 'static' } },
});

/** Close below the button: on a phone the raised button of the bottom bar begins right under it. */
export const rule = style({
  '@media': {
    'screen and (max-width: 47.99rem)': {
      marginBlockStart: `calc(${vars.space[2]} * -1)`,
      // The next content begins behind the bar.
      marginBlockEnd: vars.space[8],
    },
  },
});

export const panel = style({ ...inColumn, paddingBlockStart: vars.space[4] });

export const won = style({ display: 'block', objectFit: 'contain' });

export const winner = style({
  ...inRows,
  gap: `${vars.space[2]} ${vars.space[3]}`,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius[2],
  ...raised,
});
export const winnerMessages = style({ display: 'grid', flex: '1 1 7rem', minWidth: 0 });
export const winnerPrize = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.size[15],
  fontWeight: 700,
  color: vars.color.goldInk,
});

/** The text of the law has clauses that are longer than a line. */
export const notice = style({ wordBreak: 'normal' });
