import { vars } from './contract.ts';
import { typeStep } from './looks.ts';

const steps = [11, 12, 13, 15, 17, 20, 24, 32] as const;
const tones = {
  text: vars.color.text,
  muted: vars.color.muted,
  faint: vars.color.faint,
  heading: vars.color.heading,
  primary: vars.color.primaryInk,
  accent: vars.color.accentInk,
  positive: vars.color.positive,
  danger: vars.color.danger,
  warn: vars.color.warn,
};

/** The look of an element's text. `inherit` uses the look of the text around it. */
export interface TextLook {
  size?: (typeof steps)[number] | 'inherit';
  tone?: keyof typeof tones | 'inherit';
  weight?: 'regular' | 'bold' | 'inherit';
}

/** The styles of a text look, by the element's attributes. */
export const textLookSelectors = {
  ...Object.fromEntries(steps.map((step) => [`&[data-size="${String(step)}"]`, typeStep(step)])),
  ...Object.fromEntries(Object.entries(tones).map(([tone, color]) => [`&[data-tone=${tone}]`, { color }])),
  '&[data-weight=regular]': { fontWeight: 400 },
  '&[data-weight=bold]': { fontWeight: 700 },
};
