import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';
import { barSpace } from '#ui/layout/barSpace.ts';
import { inRows } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

const desktop = 'screen and (min-width: 64rem)';
const phone = 'screen and (max-width: 47.99rem)';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

/** Above the bar's raised button, below every dialog. */
export const place = style({
  position: 'fixed',
  insetInline: vars.space[3],
  insetBlockEnd: `calc(${barSpace} + 2rem)`,
  // Above the button to the top as well.
  zIndex: 31,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[2],
  maxWidth: '28rem',
  marginInline: 'auto',
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[3]} ${vars.space[2]}`,
  border: vars.edge.tileFrame,
  borderRadius: vars.radius[3],
  background: vars.color.surface3,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[3]}`,
  color: vars.color.text,
  animation: `${rise} ${vars.motion.medium} ${vars.motion.easeOut}`,
  '@media': {
    [phone]: {
      columnGap: vars.space[1],
      padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[1]}`,
    },
    [desktop]: { insetInlineStart: '4.5rem', insetInlineEnd: 'auto', insetBlockEnd: '5.5rem', width: '28rem' },
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

/** Taller than the card, and in front of it. */
export const bag = style({
  width: '4rem',
  height: '4rem',
  marginBlock: '-1.25rem -.25rem',
  objectFit: 'contain',
  '@media': { [phone]: { width: '2.5rem', height: '2.5rem' } },
});

/** Text and button side by side. If the text is large or the words are long, the button is below the text. */
export const offer = style({
  ...inRows,
  gap: vars.space[2],
  minWidth: 0,
  '@media': { [phone]: { columnGap: vars.space[1] } },
});

export const words = style({
  flex: '999 1 8.25rem',
  display: 'grid',
  minWidth: 0,
  '@media': { [phone]: { flexBasis: '7.375rem' } },
});

export const title = style({
  fontFamily: vars.font.heading,
  ...typeStep(15),
  fontWeight: 700,
  textWrap: prettyLines,
  '@media': { [phone]: { ...typeStep(13) } },
});

export const line = style({ ...typeStep(13), color: vars.color.muted, textWrap: prettyLines });

export const gold = style({ fontSize: vars.size[15], '@media': { [phone]: { fontSize: vars.size[13] } } });

/** On the corner like a seal, with a press target that is larger than its picture. */
export const close = style({
  position: 'absolute',
  insetBlockStart: '-1.5rem',
  insetInlineEnd: '-.625rem',
});
globalStyle(`${close} > button`, {
  width: '2.75rem',
  height: '2.75rem',
  border: '.375rem solid transparent',
  borderRadius: '50%',
  background: `${vars.color.surface2} padding-box`,
  boxShadow: 'none',
  color: vars.color.text,
});

export const button = style({ flex: '1 0 auto', maxWidth: '100%' });
