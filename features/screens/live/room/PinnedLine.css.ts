import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { cramped } from './container.css.ts';
import { landscape } from './shapes.ts';
import { cutLine, typeStep } from '#ui/theme/looks.ts';

/** A press shows the whole text. */
export const pinned = style([
  pressable,
  {
    display: 'flex',
    gap: vars.space[2],
    margin: `0 ${vars.space[3]} ${vars.space[2]}`,
    padding: vars.space[2],
    borderRadius: vars.radius[1],
    borderInlineStart: `3px solid ${vars.color.accentInk}`,
    background: '#10222cf0',
    color: '#f4feff',
    textAlign: 'start',
    '@media': { [landscape]: { padding: `${vars.space[1]} ${vars.space[2]}`, background: '#10222cb8' } },
  },
]);
export const text = style({
  flex: 1,
  minWidth: 0,
  maxHeight: '3.75rem',
  // Leaves room for the text field.
  '@container': { [cramped]: { maxHeight: vars.leading[13] } },
  overflow: 'auto',
  ...typeStep(13),
  overflowWrap: 'anywhere',
  userSelect: 'text',
  // Overrides the height in a small room too.
  selectors: { '[aria-expanded=true] > &': { maxHeight: '40vh' } },
  '@media': {
    // Leaves room for the lines of the chat.
    [landscape]: {
      selectors: {
        '[aria-expanded=false] > &': { ...cutLine },
      },
    },
  },
});
/** The question, on its own line where there is room. */
export const asked = style({
  display: 'block',
  color: '#9fe0ea',
  '@media': { [landscape]: { display: 'inline', marginInlineEnd: vars.space[2] } },
});
