import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { centredIn } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

const desktop = 'screen and (min-width: 64rem) and (min-height: 40rem)';

export const place = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 30,
  width: '7.25rem',
  height: '12.75rem',
  touchAction: 'none',
  userSelect: 'none',
  transition: `transform ${vars.motion.medium} ${vars.motion.easeOut}`,
  '@media': { [desktop]: { width: '9rem', height: '15.75rem' } },
});

/** Contains a picture with white text on it. */
export const face = style({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  height: '100%',
  border: '2px solid rgb(255 255 255 / 88%)',
  borderRadius: vars.radius[4],
  background: vars.color.ground,
  boxShadow: vars.elevation[3],
  color: '#fff',
  transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    [`${place}[data-state=dragged] &`]: { transform: 'rotate(-3deg) scale(1.04)', cursor: 'grabbing' },
    '[data-motion] &': { transform: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { [`${place}[data-state=dragged] &`]: { transform: 'none' } } },
    '(forced-colors: active)': { border: '2px solid CanvasText' },
  },
});

export const picture = style({ position: 'absolute', inset: 0 });

export const open = style({
  position: 'absolute',
  inset: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'linear-gradient(180deg, rgb(0 0 0 / 46%), transparent 30%, transparent 58%, rgb(0 0 0 / 78%))',
  cursor: 'grab',
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-5px' } },
});

export const actions = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
});
globalStyle(`${actions} > *`, { pointerEvents: 'auto' });

export const caption = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[1],
  paddingInlineStart: vars.space[2],
  pointerEvents: 'none',
});
globalStyle(`${caption} button`, { pointerEvents: 'auto' });

/** Dims the page while the player drags the window. */
export const targets = style({
  position: 'fixed',
  inset: 0,
  zIndex: 29,
  background: 'rgb(0 0 0 / 62%)',
  pointerEvents: 'none',
});

export const target = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'end center',
  paddingBlockEnd: vars.space[3],
  border: '2px solid rgb(255 255 255 / 34%)',
  borderRadius: vars.radius[4],
  background: 'rgb(255 255 255 / 6%)',
  selectors: {
    '&[data-state=chosen]': {
      border: `3px dashed ${vars.color.gold}`,
      background: 'rgb(0 0 0 / 24%)',
    },
  },
});

export const drop = style({
  maxWidth: '100%',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.pill,
  background: vars.fill.buttonGold,
  color: vars.color.onGold,
  ...typeStep(13),
  fontWeight: 700,
  textAlign: 'center',
});

export const button = style({
  ...centredIn('2.75rem'),
  flex: 'none',
  padding: 0,
  border: 0,
  background: 'none',
  color: '#fff',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const dot = style({
  ...centredIn('2rem'),
  borderRadius: '50%',
  background: 'rgb(0 0 0 / 66%)',
  boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / 18%)',
  selectors: {
    '&[data-state=main]': { background: vars.fill.button, boxShadow: vars.edge.button, color: vars.color.onPrimary },
    [`${button}:focus-visible > &`]: { outline: `3px solid ${vars.color.focus}`, outlineOffset: '1px' },
    [`${button}:active > &`]: { transform: 'scale(.94)' },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
});
