import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { barSpace } from '../../layout/barSpace.ts';
import { centredIn } from '../../layout/arrangements.ts';

/** Placed at the left, since the right corner belongs to the speed-dial. */
export const button = style([
  pressable,
  {
    position: 'fixed',
    insetInlineStart: `calc(${vars.space[3]} + env(safe-area-inset-left, 0px))`,
    insetBlockEnd: `calc(${barSpace} + 1rem)`,
    zIndex: 30,
    ...centredIn('2.75rem'),
    borderRadius: vars.radius.button,
    background: vars.fill.buttonAlt,
    boxShadow: `${vars.edge.buttonAlt}, ${vars.elevation[2]}`,
    color: vars.color.text,
    transition: `transform ${vars.motion.medium} ${vars.motion.easeOut}, opacity ${vars.motion.fast}, visibility ${vars.motion.medium}`,
    selectors: {
      '&:hover': { boxShadow: `${vars.edge.buttonAlt}, ${vars.elevation[3]}` },
      '&:active': { transform: `scale(${vars.motion.press})` },
      '&[data-state=hidden]': { visibility: 'hidden', opacity: 0, transform: 'translateY(8px)' },
    },
    '@media': {
      'screen and (min-width: 64rem)': { insetBlockEnd: '5.5rem' },
      '(forced-colors: active)': { border: '1px solid ButtonText' },
    },
  },
]);
