import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { typeStep } from '../../theme/looks.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const pill = style([
  pressable,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: '2.25rem',
    padding: `${vars.space[1]} ${vars.space[3]} ${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.pill,
    background: vars.color.accent,
    boxShadow: `${vars.elevation.edge}, ${vars.elevation[2]}`,
    color: vars.color.onAccent,
    ...typeStep(13),
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    animation: `${drop} 160ms ${vars.motion.easeOut}`,
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: '-.25rem' },
      '&:hover': { boxShadow: `${vars.elevation.edge}, ${vars.elevation[3]}` },
      '&:active': { transform: `scale(${vars.motion.press})` },
    },
    '@media': {
      '(forced-colors: active)': { border: '1px solid ButtonText' },
    },
  },
]);

export const icon = style({ display: 'grid' });
