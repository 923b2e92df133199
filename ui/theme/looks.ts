import { vars } from './contract.ts';

/** Returns a step of the type scale: its size and the height of its lines. */
export const typeStep = (step: keyof typeof vars.size) => ({
  fontSize: vars.size[step],
  lineHeight: vars.leading[step],
});

/** Text on one line, cut with an ellipsis. */
export const cutLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A recessed area in the surface around it. */
export const sunken = { background: vars.color.well, boxShadow: vars.elevation.well } as const;

/** A card on the page. */
export const raised = {
  background: vars.fill.card,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[1]}`,
} as const;

const TIERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Selectors that give a name the colour of the VIP tier in its `data-tier`. */
export const tierName = Object.fromEntries(
  TIERS.map((tier) => [`&[data-tier="${tier}"]`, { color: vars.vip[tier].name }]),
);
