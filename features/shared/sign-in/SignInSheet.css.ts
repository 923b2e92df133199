import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { autoFit, inRow } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

/** The providers' own colours, which their guidelines require. */
const lineColours = { face: '#06C755', light: '#2BDD74', lip: '#04903E', ink: '#06240F' };

export const mascot = style({
  // Keeps the mascot on the screen with large text.
  width: 'min(8rem, 42vw)',
  height: 'min(8rem, 42vw)',
  objectFit: 'contain',
  objectPosition: 'bottom',
  filter: 'drop-shadow(0 10px 14px rgb(0 0 0 / .35))',
  // Some mascots are drawn down to the chest, and extend above the sheet.
  maskImage: 'linear-gradient(#000 84%, #0000 98%)',
});

export const body = style({
  display: 'grid',
  gap: vars.space[3],
  paddingInline: 'min(.5rem, 8px)',
  textAlign: 'center',
});

export const welcome = style({ marginTop: vars.space[6], ...typeStep(24) });

export const lead = style({ color: vars.color.muted });

export const line = style({
  ...inRow,
  justifyContent: 'center',
  gap: vars.space[3],
  minHeight: '3.75rem',
  padding: `${vars.space[1]} min(1rem, 16px)`,
  marginTop: vars.space[3],
  // Leaves room for the edge below.
  marginBottom: vars.space[1],
  borderRadius: vars.radius.pill,
  background: `linear-gradient(180deg, ${lineColours.light}, ${lineColours.face} 60%)`,
  boxShadow: `inset 0 1px 0 rgb(255 255 255 / .6), 0 4px 0 ${lineColours.lip}, 0 10px 18px -4px ${lineColours.lip}`,
  color: lineColours.ink,
  ...typeStep(17),
  fontWeight: 700,
  transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: { '&:active': { transform: 'translateY(4px)' } },
});

export const lineMark = style({ color: '#fff' });

export const others = style({
  ...inRow,
  gap: vars.space[3],
  marginTop: vars.space[3],
  color: vars.color.muted,
  ...typeStep(13),
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, height: 1, background: vars.color.lineStrong },
  },
});

export const providers = style({
  ...autoFit('min(100%, 3rem)'),
  // Five columns, or fewer with large text.
  gap: vars.space[1],
});

export const provider = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  width: '100%',
  ...typeStep(12),
  color: vars.color.muted,
});

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: 'min(3.25rem, 100%)',
  aspectRatio: '1',
  borderRadius: vars.radius[3],
  boxShadow: `${vars.elevation.edge}, 0 3px 0 rgb(0 0 0 / .35)`,
  color: vars.color.text,
  background: vars.color.surface3,
  transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-provider=google]': { background: '#fff' },
    '&[data-provider=apple]': { background: '#000', color: '#fff' },
    '&[data-provider=facebook]': { background: '#1877F2', color: '#fff' },
    [`${provider}:active > &`]: { transform: 'translateY(3px)' },
  },
});

export const notice = style({
  color: vars.color.warn,
  ...typeStep(13),
  // Takes no space while empty, but stays in the document: a live region must exist before its text does.
  selectors: { '&:empty': { position: 'absolute' } },
});

export const rating = style({
  ...inRow,
  gap: vars.space[3],
  marginTop: vars.space[2],
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  background: vars.color.well,
  textAlign: 'start',
  fontSize: vars.size[12],
  lineHeight: vars.leading[13],
  color: vars.color.muted,
});
