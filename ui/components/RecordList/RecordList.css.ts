import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { centredIn, inColumn, inRow } from '../../layout/arrangements.ts';
import { raised, sunken, typeStep } from '../../theme/looks.ts';

export const list = style({ ...inColumn, gap: vars.space[2] });

export const sorter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[2],
  // Removes the line that the select reserves for a message, since it never has one here.
  marginBlockEnd: `calc(-1 * ${vars.leading[13]})`,
});

export const cards = style({ ...inColumn, gap: vars.space[2] });

export const card = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius[2],
  ...raised,
  color: vars.color.text,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '.25rem',
      border: vars.edge.cardInner,
      borderRadius: `calc(${vars.radius[2]} - 3px)`,
      pointerEvents: 'none',
    },
    '[data-state=loading] &': { opacity: 0.6 },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const ghosts = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[4] });

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  selectors: { '&[data-led]': { alignItems: 'center', columnGap: vars.space[3] } },
});

/** Takes a whole line if a word would otherwise break. */
export const words = style({
  display: 'grid',
  gap: vars.space[1],
  minWidth: 0,
  selectors: { '[data-led] > &': { flex: '1 1 8rem', gap: 0 } },
});
export const end = style({
  display: 'grid',
  justifyItems: 'end',
  marginInlineStart: 'auto',
  minWidth: 0,
  textAlign: 'end',
});
export const line = style({
  color: vars.color.muted,
  ...typeStep(13),
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});
export const lead = style({ ...centredIn('3.25rem'), borderRadius: vars.radius[2], ...sunken });
export const ledGhost = style({ ...inRow, gap: vars.space[3] });
export const ghostLines = style({ display: 'grid', flex: 1, gap: vars.space[2] });

export const title = style({ minWidth: 0, ...typeStep(15), fontWeight: 700, overflowWrap: 'anywhere' });

export const aside = style({
  marginInlineStart: 'auto',
  ...typeStep(17),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const details = style({ display: 'grid', gap: vars.space[1] });

export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  ...typeStep(13),
});

export const term = style({ color: vars.color.muted });
export const fact = style({ marginInlineStart: 'auto', minWidth: 0, textAlign: 'end', overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space[2] });
export const note = style({ paddingBlock: vars.space[4] });
