import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { centredIn, inColumn, inRow, inRows } from '#ui/layout/arrangements.ts';
import { cutLine, raised, typeStep } from '#ui/theme/looks.ts';

export const room = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 });

export const panel = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 });

export const centred = style({ display: 'grid', flex: '1 1 auto', alignContent: 'center', overflowY: 'auto' });

export const strip = style({ padding: `${vars.space[2]} ${vars.space[3]} 0` });

export const head = style({
  ...inRow,
  gap: vars.space[2],
  minHeight: '3.25rem',
  padding: `0 ${vars.space[1]} 0 ${vars.space[4]}`,
});
export const title = style({
  fontFamily: vars.font.heading,
  ...typeStep(17),
  fontWeight: 700,
  color: vars.color.heading,
});
export const grow = style({ flex: 1 });

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  ...typeStep(12),
  color: vars.color.muted,
});
export const light = style({
  width: '.5rem',
  height: '.5rem',
  borderRadius: '50%',
  background: vars.color.warn,
  selectors: { '&[data-state=on]': { background: vars.color.positive } },
});

export const skeletons = style({
  display: 'grid',
  alignContent: 'end',
  flex: '1 1 auto',
  gap: vars.space[4],
  overflow: 'hidden',
  padding: vars.space[3],
});
export const skeletonRow = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space[2],
  selectors: { '&[data-side=own]': { flexDirection: 'row-reverse' } },
});

export const replying = style({
  ...inRow,
  gap: vars.space[2],
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.accentInk}`,
  borderRadius: '.25rem',
  background: vars.color.well,
  ...typeStep(12),
  color: vars.color.muted,
});
export const replyingMessages = style({
  display: 'grid',
  flex: 1,
  minWidth: 0,
});
export const replyingText = style({ ...cutLine });

export const notes = style({
  display: 'grid',
  alignContent: 'start',
  flex: '1 1 auto',
  gap: vars.space[2],
  overflowY: 'auto',
  padding: vars.space[3],
});
export const note = style({
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  ...raised,
});
export const noteIcon = style({
  ...centredIn('1.75rem'),
  flex: 'none',
  borderRadius: '50%',
  background: vars.fill.gold,
  color: vars.color.onGold,
});
export const noteText = style({ ...typeStep(15), whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const noteTime = style({ margin: `${vars.space[1]} 0 0`, ...typeStep(11), color: vars.color.muted });

export const noteRow = style({ padding: `${vars.space[2]} ${vars.space[3]} 0` });

/** The pinned announcement, in the brand's gold. */
export const top = style({
  ...inColumn,
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius[2],
  background: vars.fill.card,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.gold}, ${vars.elevation[2]}`,
});
export const topMark = style({
  ...inRow,
  gap: vars.space[1],
  ...typeStep(12),
  fontWeight: 700,
  color: vars.color.goldInk,
});
export const topTitle = style({
  fontFamily: vars.font.heading,
  ...typeStep(17),
  fontWeight: 700,
  color: vars.color.heading,
  overflowWrap: 'anywhere',
});
export const topFoot = style({ ...inRows, justifyContent: 'space-between', gap: vars.space[2] });

/** The composer and the controls beside it. */
/** The buttons beside the field move to a line of their own if large text leaves the field no room. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  minWidth: 0,
});
globalStyle(`${foot} > [data-part=composer]`, { flex: '1 1 11rem', minWidth: 0 });
