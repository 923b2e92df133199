import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { centredIn } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-16px) scale(.98)' } });
const fade = keyframes({ from: { opacity: 0 } });
/** With text of double size on a phone, the amount must not be cut off. */
const cramped = '(max-width: 16rem)';
const run = keyframes({ to: { transform: 'scaleX(0)' } });

export const region = style({
  containerType: 'inline-size',
  selectors: {
    '&[data-place=floating]': {
      position: 'fixed',
      insetInline: 0,
      insetBlockStart: `calc(env(safe-area-inset-top) + 4.25rem)`,
      zIndex: 45,
      width: `min(calc(100vw - ${vars.space[6]}), 28rem)`,
      margin: '0 auto',
      pointerEvents: 'none',
    },
  },
});

export const banner = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  overflow: 'hidden',
  minHeight: '4rem',
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius[3],
  background: vars.color.surface2,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}, ${vars.elevation[3]}`,
  color: vars.color.text,
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.motion.slow} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-tone=win]': { boxShadow: `inset 0 0 0 1.5px ${vars.color.gold}, ${vars.elevation[3]}` },
    // The light comes from the upper left, as everywhere.
    '&[data-tone=win]::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: `radial-gradient(90% 160% at 0 0, ${vars.color.gold}, transparent 70%)`,
      opacity: 0.2,
    },
  },
  '@container': { [cramped]: { columnGap: vars.space[1] } },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: `${fade} ${vars.motion.fast} ${vars.motion.easeOut} !important` },
    '(forced-colors: active)': { border: '2px solid CanvasText' },
  },
});

export const picture = style({
  ...centredIn('3.5rem'),
  overflow: 'hidden',
  borderRadius: vars.radius[2],
  color: vars.color.primaryInk,
  '@container': { [cramped]: { width: '2rem', height: '2rem' } },
});
// A sign gets a plate, since it does not fill its place like a picture.
globalStyle(`${picture}:has(> svg)`, { background: vars.color.primarySoft });
globalStyle(`${picture} > img`, { width: '100%', height: '100%', objectFit: 'cover' });

/** The frame stays while its text changes, so that a pressed or focused button stays too. */
const swap = {
  animation: `${fade} ${vars.motion.medium} ${vars.motion.easeOut}`,
};

export const words = style({
  ...swap,
  gridColumn: 2,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@container': { [cramped]: { gridColumn: '2 / -1' } },
});

export const title = style({ ...typeStep(13), fontWeight: 700 });

export const value = style({ ...typeStep(20), fontWeight: 700 });

export const text = style({ ...typeStep(13), color: vars.color.muted });

export const action = style({
  gridColumn: 3,
  // Two buttons beside the text would leave it no room on a phone or with large text.
  '@container': {
    '(max-width: 22.5rem)': { gridColumn: '2 / span 2', gridRow: 2, marginBlockStart: vars.space[2] },
  },
});

export const skip = style({
  gridColumn: 4,
  display: 'grid',
  justifyItems: 'center',
  alignSelf: 'center',
  '@container': { [cramped]: { gridRow: 2 } },
});

export const more = style({
  marginBlockStart: '-.5rem',
  fontFamily: vars.font.small,
  ...typeStep(11),
  color: vars.color.muted,
});

/** The remaining time, hidden from screen readers and static under reduced motion. */
export const time = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  height: 3,
  background: vars.color.primary,
  transformOrigin: '0 50%',
  animation: `${run} 4s linear forwards`,
  selectors: {
    '[data-tone=win] > &': { background: vars.color.gold },
    '[data-state=held] > * > &': { animationPlayState: 'paused' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
});
