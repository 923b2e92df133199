import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { inRow, inRows } from '#ui/layout/arrangements.ts';
import { cutLine, tierName, typeStep } from '#ui/theme/looks.ts';

export const search = style({
  padding: `${vars.space[3]} ${vars.space[3]} 0`,
  marginBlockEnd: vars.space[1],
});

export const list = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 });

export const row = style([
  pressable,
  {
    position: 'relative',
    ...inRow,
    gap: vars.space[3],
    width: '100%',
    minHeight: '4.5rem',
    padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[2]} ${vars.space[3]}`,
    textAlign: 'start',
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      // The line begins after the faces.
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlockEnd: 0,
        insetInlineStart: '5rem',
        insetInlineEnd: vars.space[4],
        height: 1,
        background: vars.color.line,
      },
    },
    '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.surface2 } } } },
  },
]);

export const words = style({ display: 'grid', flex: 1, gap: '.125rem', minWidth: 0 });

export const name = style({
  ...cutLine,
  ...typeStep(15),
  fontWeight: 700,
  color: vars.color.heading,
  selectors: tierName,
});

export const line = style({
  ...cutLine,
  ...typeStep(13),
  color: vars.color.muted,
  selectors: { '[data-unread] > * > &': { color: vars.color.text } },
});

export const draft = style({ color: vars.color.primaryInk, fontWeight: 700 });

export const end = style({
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'center',
  gap: vars.space[1],
  flex: 'none',
  minHeight: '2.75rem',
});

export const skeletons = style({ display: 'grid', gap: vars.space[2], padding: vars.space[3] });

/** A failure under the last row, when more rows failed to load. */
export const failed = style({
  ...inRows,
  justifyContent: 'center',
  gap: vars.space[3],
  padding: vars.space[2],
  ...typeStep(13),
  color: vars.color.muted,
});

export const head = style({
  ...inRow,
  gap: vars.space[2],
  minHeight: '3.75rem',
  padding: `${vars.space[1]} ${vars.space[3]} ${vars.space[1]} ${vars.space[1]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const who = style([
  pressable,
  {
    ...inRow,
    flex: 1,
    gap: vars.space[3],
    minWidth: 0,
    minHeight: '3.25rem',
    borderRadius: vars.radius[1],
    textAlign: 'start',
  },
]);

export const here = style({ color: vars.color.positive, fontWeight: 700 });

export const strip = style({
  display: 'grid',
  gap: vars.space[2],
  margin: `${vars.space[2]} ${vars.space[3]} 0`,
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  background: vars.color.surface2,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  ...typeStep(13),
});

export const warningMessages = style({ display: 'grid', gap: '.125rem', minWidth: 0 });
export const wide = style({ display: 'grid', flex: '1 1 8rem' });

export const friends = style({
  display: 'flex',
  flex: '1 1 auto',
  minHeight: 0,
  padding: `${vars.space[3]} ${vars.space[3]} 0`,
});
