import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { inRow } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const big = '1rem';
const small = '.375rem';
const tail = '.25rem';

export const bubbleRow = style({
  display: 'grid',
  gap: '.125rem',
  justifyItems: 'start',
  minWidth: 0,
  maxWidth: '100%',
  selectors: {
    '&[data-side=own]': { justifyItems: 'end' },
    // The retry button is at the left, or below a bubble of full width. The cause is below the bubble and the button.
    '&[data-state=failed]': {
      ...inRow,
      flexFlow: 'row-reverse wrap',
      gap: `${vars.space[1]} ${vars.space[2]}`,
    },
  },
});

export const bubble = style({
  maxWidth: '100%',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  background: vars.fill.bubble,
  boxShadow: vars.elevation.edge,
  color: vars.color.text,
  fontSize: vars.size[15],
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
  borderRadius: big,
  selectors: {
    '&[data-position=first]': { borderEndStartRadius: small },
    '&[data-position=middle]': { borderStartStartRadius: small, borderEndStartRadius: small },
    '&[data-position=last]': { borderStartStartRadius: small, borderEndStartRadius: tail },
    '&[data-position=single]': { borderEndStartRadius: tail },
    '&[data-side=own]': {
      background: vars.fill.bubbleOwn,
      color: vars.color.onPrimary,
      boxShadow: `0 3px 8px -2px ${vars.color.glow}`,
      animation: `${rise} ${vars.motion.medium} ${vars.motion.easeOut}`,
    },
    '&[data-side=own][data-position=first]': { borderRadius: `${big} ${big} ${small} ${big}` },
    '&[data-side=own][data-position=middle]': { borderRadius: `${big} ${small} ${small} ${big}` },
    '&[data-side=own][data-position=last]': { borderRadius: `${big} ${small} ${tail} ${big}` },
    '&[data-side=own][data-position=single]': { borderRadius: `${big} ${big} ${tail} ${big}` },
    '&[data-state=failed]': {
      background: vars.color.surface2,
      color: vars.color.text,
      boxShadow: `inset 0 0 0 1.5px ${vars.color.danger}`,
    },
  },
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const text = style({ whiteSpace: 'pre-wrap' });

export const quote = style({
  margin: `0 0 ${vars.space[1]}`,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderInlineStart: `3px solid ${vars.color.accentInk}`,
  borderRadius: '.25rem',
  background: vars.color.well,
  color: vars.color.muted,
  ...typeStep(12),
  selectors: {
    '[data-side=own]:not([data-state=failed]) > &': {
      position: 'relative',
      overflow: 'hidden',
      borderColor: 'currentColor',
      background: 'none',
      color: 'inherit',
    },
    '[data-side=own]:not([data-state=failed]) > &::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: 'currentColor',
      opacity: 0.1,
    },
  },
});

export const quoteAuthor = style({ display: 'block' });
const twoLines = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 } as const;
export const quoteText = style({ ...twoLines, overflow: 'hidden' });

export const meta = style({
  ...inRow,
  gap: vars.space[1],
  fontFamily: vars.font.small,
  ...typeStep(11),
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.faint,
  selectors: { '&[data-state=failed]': { flexBasis: '100%', justifyContent: 'flex-end', color: vars.color.danger } },
});

export const cause = style({ flex: 'none' });

export const tick = style({ display: 'grid' });

export const retry = style([
  pressable,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: '2.25rem',
    padding: `${vars.space[1]} ${vars.space[3]}`,
    borderRadius: vars.radius.pill,
    background: vars.color.dangerFill,
    boxShadow: vars.elevation[1],
    ...typeStep(13),
    fontWeight: 700,
    color: vars.color.onDanger,
    selectors: { '&::after': { content: '', position: 'absolute', inset: '-.25rem 0' } },
    '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
  },
]);
