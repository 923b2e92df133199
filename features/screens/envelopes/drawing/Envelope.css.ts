import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { typeStep } from '#ui/theme/looks.ts';

/** The envelope's width, which determines all other sizes. */
export const width = createVar();

const shake = keyframes({
  '0%, 100%': { transform: 'rotate(0)' },
  '20%': { transform: 'rotate(-3.5deg) translateX(-4px)' },
  '45%': { transform: 'rotate(3.5deg) translateX(4px)' },
  '70%': { transform: 'rotate(-2.5deg) translateX(-3px)' },
});
const still = '(prefers-reduced-motion: reduce)';

export const envelope = style({
  vars: { [width]: '18.5rem' },
  position: 'relative',
  width,
  height: `calc(${width} * 1.46)`,
  marginInline: 'auto',
  // The closed envelope is centred in the space of the open flap.
  translate: `0 calc(${width} * -0.2)`,
  transition: `translate 420ms ${vars.motion.easeOut}`,
  '@media': {
    'screen and (max-height: 46rem)': { vars: { [width]: '14.5rem' } },
    [still]: { transition: 'none' },
  },
  selectors: {
    '&[data-open=true]': { translate: '0 0' },
    '&[data-phase=asking]': { animation: `${shake} 480ms ease-in-out infinite` },
  },
});

const layer = { position: 'absolute', insetInline: 0, width: '100%' } as const;

/** The inside of the pocket, behind the paper. */
export const back = style({ ...layer, insetBlockStart: `calc(${width} * 0.42)`, height: `calc(${width} * 1.04)` });

/** Rotates about its lower edge: down over the pocket while closed, up behind the paper once open. */
export const flap = style({
  ...layer,
  insetBlockStart: `calc(${width} * 0.42)`,
  height: `calc(${width} * 0.42)`,
  zIndex: 3,
  transformOrigin: '50% 0',
  transition: `transform 420ms ${vars.motion.easeOut}`,
  filter: 'drop-shadow(0 5px 8px #3a040899)',
  selectors: {
    '[data-open=true] > &': { transform: 'scaleY(-1)', zIndex: 0 },
  },
  '@media': { [still]: { transition: 'none' } },
});

export const paper = style({
  position: 'absolute',
  insetInline: '8%',
  insetBlockStart: `calc(${width} * 0.5)`,
  height: `calc(${width} * 0.82)`,
  zIndex: 1,
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: vars.space[1],
  padding: `${vars.space[5]} ${vars.space[3]} 0`,
  borderRadius: '1rem',
  textAlign: 'center',
  color: '#6a1a08',
  background: 'linear-gradient(180deg, #fffdf2, #fff0cc 50%, #f3d79a)',
  boxShadow: 'inset 0 0 0 6px #fffdf2, inset 0 0 0 7.5px #d9a441, 0 4px 12px #3a040866',
  opacity: 0,
  transition: `transform 620ms ${vars.motion.easeBounce}, opacity 160ms linear`,
  selectors: {
    '[data-out=true] > &': { opacity: 1, transform: `translateY(calc(${width} * -0.36))` },
  },
  '@media': { [still]: { transition: 'none' } },
});

export const front = style({
  ...layer,
  insetBlockEnd: 0,
  height: `calc(${width} * 1.04)`,
  zIndex: 2,
  filter: 'drop-shadow(0 14px 18px #3a040888)',
});

/** The button or text on the pocket. */
export const seal = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(${width} * 0.84)`,
  transform: 'translateY(-50%)',
  zIndex: 4,
  display: 'grid',
  justifyItems: 'center',
  selectors: { '[data-open=true] > &': { insetBlockStart: `calc(${width} * 1.12)` } },
});

export const words = style({
  position: 'absolute',
  insetInline: '10%',
  insetBlockEnd: `calc(${width} * 0.09)`,
  zIndex: 4,
  textAlign: 'center',
  color: '#ffe9b8',
  fontWeight: 700,
  ...typeStep(17),
  textShadow: '0 1px 2px #5a060c',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const mini = style({ display: 'block', width: '100%', height: '100%' });
