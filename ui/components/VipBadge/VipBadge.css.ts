import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { cutLine, typeStep } from '../../theme/looks.ts';

const tiers = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const badge = style({
  vars: { '--crest': '1.25rem' },
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[1],
  maxWidth: '100%',
  fontWeight: 700,
  verticalAlign: 'middle',
  selectors: {
    '&[data-size=md]': { vars: { '--crest': '1.5rem' } },
    '&[data-size=lg]': { vars: { '--crest': '4rem' } },
    ...Object.fromEntries(
      tiers.map((tier) => [
        `&[data-tier="${String(tier)}"]`,
        { vars: { '--hi': vars.vip[tier].hi, '--lo': vars.vip[tier].lo, '--ink': vars.vip[tier].name } },
      ]),
    ),
    // The metal is the frame, and the tier's name is on a surface that keeps it legible.
    '&[data-form=plate]': {
      padding: `1px ${vars.space[2]} 1px 1px`,
      border: '1.5px solid transparent',
      borderRadius: vars.radius.pill,
      background: `linear-gradient(${vars.color.surface1}, ${vars.color.surface1}) padding-box, linear-gradient(135deg, var(--hi), var(--lo) 55%, var(--hi)) border-box`,
      color: 'var(--ink)',
      ...typeStep(12),
    },
    '&[data-form=plate][data-size=md]': { ...typeStep(13) },
    '&[data-form=plate][data-size=lg]': {
      paddingInlineEnd: vars.space[4],
      ...typeStep(17),
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-form=plate]': { border: '1px solid CanvasText' } } },
  },
});

export const crest = style({ flex: 'none', width: 'var(--crest)', height: 'var(--crest)' });

export const name = style({ minWidth: 0, ...cutLine });
