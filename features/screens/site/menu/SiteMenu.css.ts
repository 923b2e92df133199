import { globalStyle, style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { inColumn, inRow } from '#ui/layout/arrangements.ts';
import { cutLine, typeStep } from '#ui/theme/looks.ts';

/** The whole head of the menu links to the player's card, and has the same edges as the rows. */
export const account = style([
  pressable,
  {
    ...inRow,
    gap: vars.space[3],
    width: '100%',
    minHeight: '2.75rem',
    padding: vars.space[1],
    margin: `calc(${vars.space[1]} * -1)`,
    borderRadius: vars.radius[2],
    color: vars.color.text,
    textAlign: 'start',
    '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.surface2 } } } },
  },
]);

export const name = style({ ...cutLine, ...typeStep(17) });

/** Low, so that the list above keeps its height on a small phone. */
export const choosers = style({ ...inColumn, gap: vars.space[1] });

/** Side by side, each as wide as its label; in a column if the text is large or long. */
export const switches = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] });
globalStyle(`${switches} > *`, { flex: '1 0 auto' });
// On a small phone the second switch needs the room of the icons.
globalStyle(`${switches} [data-part=switch-icon]`, {
  '@media': { 'screen and (max-width: 24rem)': { display: 'none' } },
});

/** As wide as its label, since it is a minor action. */
export const leave = style({
  justifySelf: 'start',
  marginInlineStart: `calc(${vars.space[2]} * -1)`,
  color: vars.color.muted,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', columnGap: '.125rem' });
// Fits three languages on a line of the narrowest drawer.
globalStyle(`${row} > [data-part=chip]`, {
  '@media': { 'screen and (max-width: 24rem)': { fontSize: vars.size[12] } },
});
globalStyle(`${row} [data-part=chip-face]`, {
  '@media': { 'screen and (max-width: 24rem)': { paddingInline: '.375rem' } },
});

export const brandMark = style({ width: '1.5rem', height: '1.5rem', objectFit: 'contain' });
