import { globalStyle, style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { glass } from './glass.ts';
import { round } from './round.css.ts';
import { cramped } from './container.css.ts';
import { landscape, SIDE, wide } from './shapes.ts';
import { inColumn, inRow, inRows } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const header = style({
  ...inColumn,
  gap: vars.space[2],
  padding: `calc(${vars.space[2]} + env(safe-area-inset-top)) ${vars.space[3]} 0`,
  '@media': {
    [wide]: {
      gridRow: 1,
      gridColumn: 1,
      // Large text moves the viewers to a second line instead of over the title.
      ...inRows,
      gap: `${vars.space[2]} ${vars.space[4]}`,
      padding: 0,
      transition: `opacity ${vars.motion.slow}`,
    },
    [landscape]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      alignItems: 'center',
      gap: vars.space[3],
      paddingInline: `${SIDE.start} ${SIDE.end}`,
    },
  },
  '@container': { [cramped]: { ...inRows } },
});
export const bar = style({
  ...inRow,
  gap: vars.space[2],
  minWidth: 0,
  '@media': { [wide]: { display: 'contents' }, [landscape]: { display: 'contents' } },
  '@container': { [cramped]: { display: 'contents' } },
});
export const hostChip = style({
  ...glass,
  ...inRow,
  minWidth: 0,
  gap: vars.space[2],
  padding: '.125rem .375rem .125rem .125rem',
  borderRadius: '1.75rem',
  '@container': { [cramped]: { flex: '1 0 100%', flexWrap: 'wrap', justifyContent: 'space-between' } },
});
export const hostButton = style([
  pressable,
  {
    ...inRow,
    gap: vars.space[2],
    minWidth: 0,
    minHeight: '2.75rem',
    borderRadius: '1.5rem',
    '@container': { [cramped]: { flex: '1 1 6rem' } },
  },
]);
/** A long name is cut off before this element. */
export const follow = style({ flexShrink: 0, whiteSpace: 'nowrap' });
export const hostWords = style({ display: 'grid', minWidth: 0, textAlign: 'start' });
export const hostFollowers = style({
  overflow: 'hidden',
  ...typeStep(11),
  color: '#bfe4e6',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const hostName = style({
  overflow: 'hidden',
  maxWidth: '9rem',
  paddingInlineEnd: vars.space[2],
  ...typeStep(13),
  fontWeight: 700,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const viewersButton = style([
  pressable,
  {
    ...glass,
    ...inRow,
    flex: 'none',
    minHeight: '2.75rem',
    marginInlineStart: 'auto',
    padding: `0 ${vars.space[3]}`,
    borderRadius: '1.5rem',
    '@media': { [wide]: { order: 3 }, [landscape]: { order: 3 } },
    '@container': { [cramped]: { marginInlineStart: 0 } },
  },
]);
/** Faces that overlap, beside the number. A narrow phone has no room for them. */
export const faces = style({
  display: 'flex',
  marginInlineEnd: vars.space[1],
  '@media': { 'screen and (max-width: 23rem)': { display: 'none' } },
});
globalStyle(`${faces} > * + *`, { marginInlineStart: '-.5rem' });
export const viewersNumbers = style({ display: 'grid', justifyItems: 'start' });
export const viewersChange = style({
  fontFamily: vars.font.numerals,
  fontSize: vars.size[11],
  lineHeight: 1,
  fontWeight: 700,
  color: '#6ff0a0',
  selectors: { '&[data-falls]': { color: '#bfe4e6' } },
});
/** The leave button, last in a row. */
export const leave = style([round, { '@media': { [wide]: { order: 4 }, [landscape]: { order: 4 } } }]);
export const titleLine = style({
  ...inRows,
  columnGap: vars.space[2],
  minWidth: 0,
  '@media': { [wide]: { order: 2, flex: '1 1 14rem' }, [landscape]: { order: 2, flexWrap: 'nowrap' } },
});
export const title = style({
  flex: 1,
  minWidth: '8rem',
  overflow: 'hidden',
  fontFamily: vars.font.heading,
  ...typeStep(15),
  // Light on the dark room, also in a light brand.
  color: 'inherit',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textShadow: '0 1px 3px #000',
  '@media': { [wide]: { ...typeStep(20) } },
});
export const offMark = style({
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius[1],
  background: '#ffffff26',
  fontSize: vars.size[12],
  lineHeight: '1.375rem',
  fontWeight: 700,
});
