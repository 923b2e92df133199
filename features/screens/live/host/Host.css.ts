import { globalStyle, style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { autoFit, inColumn, inRow, inRows } from '#ui/layout/arrangements.ts';
import { cutLine, raised, typeStep } from '#ui/theme/looks.ts';

const wide = 'screen and (min-width: 64rem)';

export const page = style({ display: 'grid', minHeight: '100dvh' });
export const alone = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '100dvh',
  padding: vars.space[4],
});

export const console = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': { [wide]: { height: '100dvh', overflow: 'hidden' } },
});

export const bar = style({
  ...inRows,
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.fill.header,
  boxShadow: vars.edge.header,
});
export const title = style({
  // Wraps to its own line if the button leaves too little room.
  flex: '1 0 auto',
  maxWidth: 'calc(100% - 3.5rem)',
  ...cutLine,
  '@media': { [wide]: { flex: 'none' } },
  fontFamily: vars.font.heading,
  ...typeStep(17),
  color: vars.color.heading,
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Placed below the title and the button of a phone.
  order: 2,
  flex: '0 1 auto',
  gap: `0 ${vars.space[4]}`,
  whiteSpace: 'nowrap',
  selectors: { [`${bar}[data-seen] &`]: { flexBasis: '100%' } },
  '@media': { [wide]: { order: 0, flex: 1, selectors: { [`${bar}[data-seen] &`]: { flexBasis: 0 } } } },
  ...typeStep(12),
});
/** On a phone on air the mark has its own line, since the button leaves too little room. Otherwise the mark follows the facts. */
export const watching = style({
  display: 'flex',
  order: 2,
  marginInlineStart: 'auto',
  selectors: { [`${bar}[data-seen] &`]: { order: 1 } },
  '@media': { [wide]: { order: 0, selectors: { [`${bar}[data-seen] &`]: { order: 0 } } } },
});
export const mark = style({ display: 'flex', order: 1, '@media': { [wide]: { order: 0 } } });
globalStyle(`${facts} > div`, { display: 'flex', gap: vars.space[1] });
globalStyle(`${facts} dt`, { color: vars.color.muted });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 700 });
globalStyle(`${facts} dd[data-good]`, { color: vars.color.positive });

export const columns = style({
  ...inColumn,
  gap: vars.space[4],
  padding: vars.space[4],
  '@media': {
    [wide]: {
      flex: '1 1 auto',
      gridTemplateColumns: 'minmax(0, 1.9fr) minmax(16rem, .75fr) minmax(20rem, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      minHeight: 0,
    },
  },
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
  '@media': { [wide]: { overflowY: 'auto' } },
});
globalStyle(`${column} > *`, { flex: 'none' });
export const chatColumn = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '32rem',
  overflow: 'hidden',
  borderRadius: vars.radius[3],
  ...raised,
  '@media': { [wide]: { height: 'auto' } },
});
export const chat = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  paddingBlockStart: vars.space[3],
});

export const preview = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius[3],
  background: '#05060f',
  color: '#f4feff',
  boxShadow: vars.elevation[2],
  '@media': { [wide]: { aspectRatio: 'auto', height: 'min(48dvh, 30vw)' } },
});
export const previewControls = style({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  insetBlockEnd: vars.space[3],
  display: 'flex',
  gap: vars.space[2],
});
/** Text with contrast over any picture. */
export const words = style({
  width: 'fit-content',
  margin: '0 auto',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius[2],
  background: '#04161ce6',
  color: '#f4feff',
  ...typeStep(13),
  textAlign: 'center',
});
export const caption = style({ position: 'absolute', insetInline: vars.space[3], insetBlockStart: vars.space[3] });
export const waits = style({ display: 'grid', gap: vars.space[2], padding: vars.space[4], textAlign: 'center' });
export const waitsText = style({ ...typeStep(13), color: '#cfe6ea' });

/** Removes the gap below the field, whose empty error line suffices. */
export const titleForm = style({ ...inRow, columnGap: vars.space[3] });
globalStyle(`${titleForm} > :first-child`, { flex: '1 1 16rem', minWidth: 0 });

export const panelHead = style({
  ...inRows,
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockEnd: vars.space[2],
});

export const text = style({ margin: `0 0 ${vars.space[3]}`, ...typeStep(13), color: vars.color.muted });
export const warning = style({
  ...inRow,
  gap: vars.space[1],
  margin: `${vars.space[2]} 0`,
  ...typeStep(12),
  color: vars.color.warn,
});
export const key = style({
  ...inRow,
  gap: vars.space[2],
  paddingInlineStart: vars.space[3],
  borderRadius: vars.radius[1],
  background: vars.color.well,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.positive}`,
});
export const code = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontSize: vars.size[12] });
export const factLine = style({
  ...inRows,
  justifyContent: 'space-between',
  gap: vars.space[2],
  margin: `${vars.space[1]} 0`,
  ...typeStep(13),
});

export const row = style({ ...inRow, gap: vars.space[2], minHeight: '2.75rem', ...typeStep(13) });
export const quietName = style([
  pressable,
  {
    flex: 1,
    minWidth: 0,
    minHeight: '2.75rem',
    ...cutLine,
    color: vars.color.muted,
    textAlign: 'start',
  },
]);
export const giftPicture = style({ width: '2.25rem', height: '2.25rem', objectFit: 'contain' });
export const number = style({ fontFamily: vars.font.numerals, fontWeight: 700 });

export const plots = style({ ...autoFit('min(100%, 16rem)'), gap: vars.space[4] });
