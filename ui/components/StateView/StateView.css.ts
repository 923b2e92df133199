import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { typeStep } from '../../theme/looks.ts';

export const view = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[8]} ${vars.space[4]}`,
  textAlign: 'center',
  color: vars.color.text,
  selectors: { '&[data-size=compact]': { padding: vars.space[4] } },
});

/** The drawings use `color` for lines and `--accent` and `--on-accent` for fills. */
export const drawing = style({
  vars: { '--accent': vars.color.primary, '--on-accent': vars.color.onPrimary },
  width: 'min(15rem, 70vw)',
  color: vars.color.muted,
  selectors: {
    '[data-size=compact] > &': { width: '9rem' },
    '[data-kind=error] > &': { vars: { '--accent': vars.color.danger, '--on-accent': vars.color.ground } },
    '[data-kind=offline] > &': { vars: { '--accent': vars.color.warn, '--on-accent': vars.color.ground } },
  },
});
globalStyle(`${drawing} :is(svg,img)`, { display: 'block', width: '100%', height: 'auto' });

export const title = style({
  margin: 0,
  fontFamily: vars.font.heading,
  ...typeStep(17),
  fontWeight: 700,
  textWrap: 'balance',
});

export const description = style({
  maxWidth: '22rem',
  ...typeStep(13),
  color: vars.color.muted,
  textWrap: 'balance',
  // Breaks Chinese text after punctuation instead of within a word.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});

export const action = style({ marginBlockStart: vars.space[2] });
globalStyle(`${action} > *`, { minWidth: '10rem' });
