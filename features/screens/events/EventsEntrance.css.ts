import { globalStyle, style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { raised, typeStep } from '#ui/theme/looks.ts';

const phone = 'screen and (max-width: 47.99rem)';

const fourAbreast = '18rem';

export const list = style({
  display: 'grid',
  // Four columns, or two if four are too narrow, as with large text. Three and one would look uneven.
  gridTemplateColumns: `repeat(auto-fit, minmax(max((100% - 2.25rem) / 4, min(50% - .375rem, (${fourAbreast} - 100%) * 999)), 1fr))`,
  gap: vars.space[2],
  '@media': { 'screen and (min-width: 48rem)': { gap: vars.space[3] } },
});

export const entry = style([
  pressable,
  {
    position: 'relative',
    display: 'flex',
    // On a phone the text is below the drawing, as wide as the entry.
    flexDirection: 'column',
    alignItems: 'center',
    gap: 2,
    minWidth: 0,
    minHeight: '3.5rem',
    height: '100%',
    padding: '.3125rem 2px',
    textAlign: 'center',
    borderRadius: vars.radius[2],
    ...raised,
    color: vars.color.text,
    transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: {
      '&:active': { transform: `scale(${vars.motion.press})` },
      '&:hover': { boxShadow: `${vars.elevation.edge}, ${vars.elevation[2]}` },
      '&[data-waits]': {
        boxShadow: `inset 0 0 0 1.5px ${vars.color.gold}, ${vars.elevation[1]}`,
      },
    },
    '@media': {
      'screen and (min-width: 48rem)': {
        flexDirection: 'row',
        gap: vars.space[3],
        padding: `${vars.space[1]} ${vars.space[4]}`,
        textAlign: 'start',
      },
      '(forced-colors: active)': { border: '1px solid CanvasText' },
    },
  },
]);

export const picture = style({
  position: 'relative',
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  // Small on a phone, so that the games begin near the top.
  '@media': { [phone]: { width: '1.75rem', height: '1.75rem' } },
});

export const image = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: '-.5rem',
  insetInlineEnd: '-.375rem',
});

export const name = style({
  ...typeStep(13),
  fontWeight: 700,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { lineHeight: 18 / 13 } },
});

globalStyle(`${entry} [data-part=amount]`, { fontFamily: vars.font.small });

export const state = style({
  ...typeStep(12),
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: {
    '[data-waits] &': { color: vars.color.goldInk, fontWeight: 700 },
  },
});
