import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { inRows } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

/** Two lines on a phone, which has no room for all buttons on one line; one line on a wide screen. */
export const place = style({
  ...inRows,
  justifyContent: 'center',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  fontFamily: vars.font.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** The buttons wrap if large text leaves no room for all on one line. */
export const pages = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[1] });

const target = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  paddingInline: vars.space[1],
  borderRadius: vars.radius[1],
  color: vars.color.muted,
  transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
} as const;

export const page = style([
  pressable,
  {
    ...target,
    overflow: 'hidden',
    ...typeStep(15),
    fontWeight: 700,
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:active': { transform: `scale(${vars.motion.press})` },
      '&[data-state=current]': {
        background: vars.color.surface3,
        boxShadow: `${vars.elevation.edge}, ${vars.elevation[1]}`,
        color: vars.color.text,
      },
      '&[data-state=current]::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        height: 3,
        background: vars.color.primary,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        border: '1px solid ButtonText',
        selectors: { '&[data-state=current]': { border: '2px solid Highlight', color: 'Highlight' } },
      },
    },
  },
]);

export const steps = style({
  ...inRows,
  flex: '0 1 22rem',
  minWidth: 'min(100%, 17rem)',
  containerType: 'inline-size',
  justifyContent: 'center',
});

export const end = style([
  pressable,
  {
    ...target,
    flex: 'none',
    selectors: {
      '&:hover:not([aria-disabled=true])': { color: vars.color.text },
      '&:active:not([aria-disabled=true])': { transform: 'scale(.94)' },
      '[dir=rtl] &': { scale: '-1 1' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[aria-disabled=true]': { color: 'GrayText' } } },
    },
  },
]);

// Fades only the drawing, so that its focus ring stays visible.
globalStyle(`${end}[aria-disabled=true] > *`, {
  opacity: 0.4,
  '@media': { '(forced-colors: active)': { opacity: 1 } },
});

export const summary = style({
  flex: 1,
  minWidth: 0,
  paddingInline: vars.space[1],
  ...typeStep(13),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: vars.color.muted,
  // Four buttons with large text leave no room between them, so the text is below them.
  '@container': { '(max-width: 14rem)': { order: 1, flexBasis: '100%' } },
});
