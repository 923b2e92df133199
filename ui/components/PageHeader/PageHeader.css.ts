import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { prettyLines } from '../../theme/prettyLines.css.ts';
import { pressable } from '../pressable.css.ts';
import { centredIn } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

/** A scene extends from edge to edge; its text is above the column of the content. */
const margin = `max(${vars.space[4]}, 50% - 34rem)`;

/** A header with a path has two lines; back link and action span both. */
const withPath = ':has(> [data-part=page-header-path])';
const spansPath = { [`${withPath} > &`]: { gridRow: '1 / span 2' } };

export const header = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(2.75rem, 1fr) minmax(0, auto) minmax(2.75rem, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[2],
  minHeight: '3rem',
  minWidth: 0,
  selectors: {
    // The height of a header with a back link, so that the content starts at the same place on every page.
    '&[data-state=plain]': { gridTemplateRows: 'minmax(2.75rem, auto)' },
    [`&${withPath}`]: { gridTemplateRows: 'auto minmax(1.75rem, auto)', alignContent: 'center' },
    '&[data-state=scene]': {
      isolation: 'isolate',
      gridTemplateColumns: 'minmax(2.75rem, 1fr) minmax(0, 62%)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      // A fraction of the width, within limits that leave room for the content on a phone and on a desktop.
      minHeight: 'clamp(9.5rem, 40vw, 13rem)',
      padding: `${vars.space[2]} ${margin}`,
      color: vars.color.onArt,
      textShadow: '0 1px 3px #0008, 0 0 12px #0006',
    },
    '&[data-size=tall]': { minHeight: 'clamp(10.5rem, 42.5vw, 15rem)' },
    '&[data-state=banner]': {
      isolation: 'isolate',
      rowGap: vars.space[2],
      // The last quarter of the scene is water, below the banner.
      padding: `${vars.space[2]} ${margin} ${vars.space[6]}`,
      color: vars.color.onArt,
      textShadow: '0 1px 3px #0008, 0 0 12px #0006',
    },
    '&:is([data-state=scene],[data-state=banner])[data-tone=light]': {
      color: vars.color.text,
      textShadow: '0 0 10px #fffc, 0 0 3px #fff8',
    },
  },
  '@media': {
    // Keeps the main content visible without scrolling.
    'screen and (max-width: 47.99rem) and (max-height: 48rem)': {
      selectors: { '&[data-size=tall]': { minHeight: '8.25rem' } },
    },
    'screen and (max-width: 47.99rem) and (max-height: 44rem)': {
      selectors: { '&[data-size=tall]': { minHeight: '7rem', paddingBlockStart: 0 } },
    },
  },
});

/** Decoration behind the text. */
export const scene = style({ position: 'absolute', inset: 0, zIndex: -1 });

export const back = style([
  pressable,
  {
    ...centredIn('2.75rem'),
    marginInlineStart: `calc(${vars.space[2]} * -1)`,
    borderRadius: '50%',
    color: 'inherit',
    selectors: {
      '&:active': { transform: `scale(${vars.motion.press})` },
      ':is([data-state=scene],[data-state=banner])[data-tone=dark] > &': { filter: 'drop-shadow(0 1px 3px #000a)' },
      ...spansPath,
    },
  },
]);

export const title = style({
  gridColumn: 2,
  margin: 0,
  minWidth: 0,
  fontFamily: vars.font.heading,
  ...typeStep(20),
  // Large text leaves room for the longest word of a title.
  fontSize: `min(${vars.size[20]}, 9vw)`,
  fontWeight: 700,
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.color.heading,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-part=page-header-path] + &': { gridRow: 2 },
    '[data-state=scene] > &': {
      gridRow: 1,
      paddingBlockStart: vars.space[8],
      ...typeStep(32),
      fontSize: `min(${vars.size[32]}, 12vw)`,
      textAlign: 'end',
      color: 'inherit',
    },
    '[data-state=banner] > &': { color: 'inherit' },
  },
});

/** Over the title, in the same column, so that back link and action span both lines. */
export const path = style({
  gridColumn: 2,
  gridRow: 1,
  margin: 0,
  ...typeStep(12),
  fontSize: `min(${vars.size[12]}, 4vw)`,
  textAlign: 'center',
  color: vars.color.muted,
});

/** The player or club of the page. */
export const banner = style({ gridColumn: '1 / -1', minWidth: 0 });

export const note = style({
  gridColumn: '1 / -1',
  margin: 0,
  ...typeStep(13),
  textAlign: 'center',
  textWrap: prettyLines,
  color: vars.color.muted,
  selectors: {
    '[data-state=scene] > &': {
      gridColumn: 2,
      gridRow: 2,
      paddingBlockStart: vars.space[1],
      textAlign: 'end',
      fontWeight: 700,
      textWrap: 'balance',
      color: 'inherit',
    },
  },
});

export const action = style({
  gridColumn: 3,
  gridRow: 1,
  display: 'flex',
  // Large text leaves the title its place, so several buttons are one below another.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  minWidth: 0,
  selectors: { '[data-state=scene] > &': { gridColumn: 2, alignSelf: 'start' }, ...spansPath },
});
