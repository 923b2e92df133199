import { fallbackVar, type StyleRule, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { typeStep } from '../../theme/looks.ts';

/** The background and text colour of a variant: on the button itself, or on the box behind the label in a brand that slants it. */
const painted = (which: string, background: string, boxShadow: string, color: string): Record<string, StyleRule> => ({
  [`&${which}`]: {
    background: fallbackVar(vars.shape.slantOwn, background),
    boxShadow: fallbackVar(vars.shape.slantOwn, boxShadow),
    color,
  },
  [`&${which}::before`]: { background, boxShadow },
});

const ring = `2px solid ${vars.color.focus}`;
const pressed = ':active:not(:disabled,[aria-disabled=true])';

export const button = style([
  pressable,
  {
    position: 'relative',
    // Keeps the box behind the label below all other content.
    isolation: 'isolate',
    // A button centres its label without a flex layout, which makes the layout of hundreds of buttons a quarter faster.
    display: 'inline-block',
    minHeight: '2.75rem',
    padding: `${vars.space[2]} ${vars.space[5]}`,
    borderRadius: vars.radius.button,
    ...typeStep(15),
    fontWeight: 700,
    textAlign: 'center',
    // The lines of a label of two lines have similar lengths.
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: {
      '&::before': {
        content: vars.shape.slantBox,
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        borderRadius: 'inherit',
        transform: `skewX(${vars.shape.skew})`,
      },
      // The ring surrounds the painted shape, and is slanted with it.
      '&:focus-visible': { outline: fallbackVar(vars.shape.slantOwn, ring) },
      '&:not(button)': { display: 'inline-flex', alignItems: 'center', justifyContent: 'center' },
      '&:focus-visible::before': { outline: ring, outlineOffset: '2px' },
      ...painted('[data-variant=primary]', vars.fill.button, vars.edge.button, vars.color.onPrimary),
      ...painted('[data-variant=secondary]', vars.fill.buttonAlt, vars.edge.buttonAlt, vars.color.text),
      ...painted('[data-variant=ghost]', 'none', `inset 0 0 0 1.5px ${vars.color.lineStrong}`, vars.color.text),
      ...painted('[data-variant=gold]', vars.fill.buttonGold, vars.edge.buttonGold, vars.color.onGold),
      ...painted('[data-variant=danger]', vars.color.dangerFill, vars.elevation[1], vars.color.onDanger),
      ...painted('[data-state=disabled]', vars.color.surface2, vars.elevation.edge, vars.color.faint),
      [`&${pressed}`]: {
        transform: `translateY(${vars.shape.buttonDepth})`,
        boxShadow: fallbackVar(vars.shape.slantOwn, vars.edge.buttonPressed),
      },
      [`&${pressed}::before`]: { boxShadow: vars.edge.buttonPressed },
      '&[data-size=sm]': {
        minHeight: '2.25rem',
        padding: `${vars.space[1]} ${vars.space[3]}`,
        ...typeStep(13),
      },
      // The small button is drawn 36 px high; its press target is higher.
      '&[data-size=sm]::after': { content: '', position: 'absolute', inset: '-.25rem 0' },
      '&[data-size=lg]': { minHeight: '3.5rem', ...typeStep(17) },
      '&[data-full]': { width: '100%' },
    },
    '@media': {
      '(forced-colors: active)': {
        border: '1px solid ButtonText',
        selectors: {
          '&::before': { content: 'none' },
          '&[data-state=disabled]': { borderColor: 'GrayText', color: 'GrayText' },
          '&:focus-visible': { outline: '2px solid Highlight' },
        },
      },
    },
  },
]);

/** The button above the reason why it is disabled. */
export const place = style({
  display: 'inline-grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: vars.space[1],
  maxWidth: '100%',
  selectors: { '&[data-full]': { display: 'grid', width: '100%' } },
});

export const reason = style({
  maxWidth: '18rem',
  marginInline: 'auto',
  ...typeStep(12),
  color: vars.color.muted,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

/** Icon and label, or a label that contains drawings, on one line. */
export const face = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minWidth: 0,
  // Otherwise a drawing would align with the baseline of the label and make the button higher.
  verticalAlign: 'top',
});

export const icon = style({ display: 'inline-flex', flex: 'none' });
