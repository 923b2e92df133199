import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

const wide = 'screen and (min-width: 64rem)';

export const studio = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  minHeight: '100dvh',
  padding: vars.space[4],
  '@media': {
    [wide]: {
      height: '100dvh',
      gridTemplateColumns: '22rem minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      alignContent: 'stretch',
      padding: `${vars.space[4]} ${vars.space[6]}`,
    },
  },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  '@media': { [wide]: { gridColumn: '1 / -1' } },
});

/** The line for a field's message would move it off the middle. */
export const start = style({
  flex: '1 1 10rem',
  minWidth: '8rem',
  height: '2.75rem',
  '@media': { [wide]: { flex: '0 1 14rem' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});

/** The icon has no text, so colour alone would not show that there is nothing to undo. */
globalStyle(`${actions} button:disabled`, { opacity: 0.4 });

/** Its button opens it, since a file field cannot be styled. */
export const chooser = style({ display: 'none' });

/** Fills a phone's screen for the preview. Forms scroll with the page. */
export const views = style({
  display: 'flex',
  minWidth: 0,
  minHeight: 0,
  selectors: { '&[data-view=preview]': { height: 'calc(100dvh - 9rem)', minHeight: '32rem' } },
});

/** Stays in view, so that you see the effect of a change. */
export const viewTabs = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  paddingBlock: vars.space[2],
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  borderRadius: vars.radius[3],
  background: vars.fill.card,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[1]}`,
});

export const panel = style({
  padding: vars.space[4],
  '@media': { [wide]: { overflowY: 'auto', overscrollBehavior: 'contain' } },
});

/** A long list of left-out files scrolls. */
export const ignored = style({
  maxHeight: '8rem',
  margin: `${vars.space[1]} 0 0`,
  paddingInlineStart: vars.space[4],
  overflowY: 'auto',
  overflowWrap: 'anywhere',
});
