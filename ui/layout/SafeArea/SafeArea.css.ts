import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const edges = { top: 'paddingTop', right: 'paddingRight', bottom: 'paddingBottom', left: 'paddingLeft' } as const;

export const safeArea = style({
  vars: { '--least': '0px' },
  minWidth: 0,
  selectors: {
    ...Object.fromEntries(
      Object.entries(vars.space).map(([step, least]) => [`&[data-least="${step}"]`, { vars: { '--least': least } }]),
    ),
    ...Object.fromEntries(
      Object.entries(edges).map(([edge, property]) => [
        `&[data-edges~=${edge}]`,
        { [property]: `max(var(--least), env(safe-area-inset-${edge}, 0px))` },
      ]),
    ),
  },
});
