import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { autoFill, inColumn } from '#ui/layout/arrangements.ts';

const wide = 'screen and (min-width: 64rem)';

export const form = style({ ...inColumn, gap: vars.space[4] });

export const fields = style({
  ...inColumn,
  gap: vars.space[3],
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start', columnGap: vars.space[4] },
  },
});

/** The gallery, with the field for a photo beside it on a wide screen. */
export const pictures = style({
  ...inColumn,
  gap: vars.space[4],
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem', columnGap: vars.space[6] } },
});

export const faceRow = style({
  ...autoFill('3.5rem'),
  gap: `${vars.space[3]} ${vars.space[2]}`,
  paddingBlock: vars.space[1],
});

export const face = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  cursor: 'pointer',
});

/** Covers the whole choice, so that it receives presses and focus. */
export const faceInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});

export const faceRing = style({
  position: 'relative',
  display: 'block',
  width: '3.5rem',
  height: '3.5rem',
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${vars.color.line}`,
  selectors: {
    'input:checked + &': { boxShadow: `0 0 0 3px ${vars.color.primary}, 0 0 18px ${vars.color.glow}` },
    'input:focus-visible + &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '5px' },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '2px solid CanvasText',
      selectors: { 'input:checked + &': { borderColor: 'Highlight' } },
    },
  },
});

export const facePicture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  borderRadius: '50%',
  objectFit: 'cover',
  background: vars.color.surface3,
});

export const faceCheck = style({
  position: 'absolute',
  insetInlineEnd: '-.25rem',
  insetBlockEnd: '-.25rem',
  display: 'none',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '50%',
  background: vars.color.primary,
  boxShadow: `0 0 0 2px ${vars.color.ground}`,
  color: vars.color.onPrimary,
  selectors: { 'input:checked + * > &': { display: 'grid' } },
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: vars.space[3],
  '@media': { [wide]: { gridTemplateColumns: '9rem 12rem', justifyContent: 'end' } },
});

export const email = style({ scrollMarginBlockStart: '6rem' });

export const emailField = style({ flex: '1 1 14rem', minWidth: 0 });

/** Placed beside the box, below its label. */
export const send = style({ display: 'grid', paddingBlockStart: `calc(${vars.leading[13]} + ${vars.space[1]})` });

/** Each sentence of the question is on its own line. */
export const renameLine = style({ display: 'block' });

/** Keeps a name on a single line. */
export const renameName = style({ display: 'inline-block' });
