import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { centredIn } from '../../layout/arrangements.ts';

const tiers = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const sizes = [32, 36, 44, 52, 56, 72, 96] as const;

const ring = `conic-gradient(from 210deg, var(--lo), var(--hi) 22%, var(--glint) 30%, var(--hi) 38%, var(--lo) 58%, var(--hi) 76%, var(--glint) 82%, var(--lo))`;

export const avatar = style({
  vars: { '--hi': vars.color.line, '--lo': vars.color.line, '--glint': vars.color.line, '--d': '2.75rem' },
  position: 'relative',
  display: 'inline-grid',
  flex: 'none',
  width: 'var(--d)',
  height: 'var(--d)',
  padding: 'calc(var(--d) * .068)',
  borderRadius: '50%',
  background: ring,
  selectors: {
    ...Object.fromEntries(
      tiers.map((tier) => [
        `&[data-tier="${String(tier)}"]`,
        {
          vars: {
            '--hi': vars.vip[tier].hi,
            '--lo': vars.vip[tier].lo,
            '--glint': 'white',
          },
        },
      ]),
    ),
    ...Object.fromEntries(
      sizes.map((size) => [`&[data-size="${String(size)}"]`, { vars: { '--d': `${String(size / 16)}rem` } }]),
    ),
  },
});

export const face = style({
  ...centredIn('100%'),
  borderRadius: '50%',
  objectFit: 'cover',
  background: vars.color.surface3,
  boxShadow: `0 0 0 1.5px ${vars.color.ground}`,
  color: vars.color.text,
  userSelect: 'none',
  fontSize: 'calc(var(--d) * .42)',
  lineHeight: 1,
  fontWeight: 700,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const nobody = style({ width: '60%', height: '60%', color: vars.color.muted });

export const crest = style({
  position: 'absolute',
  insetInlineEnd: '-.3125rem',
  insetBlockEnd: '-.3125rem',
  width: 'max(1.125rem, calc(var(--d) * .46))',
  height: 'max(1.125rem, calc(var(--d) * .46))',
});

export const online = style({
  vars: { '--dot': 'max(.625rem, calc(var(--d) * .18))' },
  position: 'absolute',
  // Placed on the ring's line at its diagonal: 14.6 % in from the corner, minus half of the dot.
  insetInlineStart: 'calc(var(--d) * .146 - var(--dot) / 2)',
  insetBlockEnd: 'calc(var(--d) * .146 - var(--dot) / 2)',
  width: 'var(--dot)',
  height: 'var(--dot)',
  borderRadius: '50%',
  background: vars.color.positive,
  boxShadow: `0 0 0 2px ${vars.color.ground}`,
  '@media': { '(forced-colors: active)': { border: '2px solid CanvasText' } },
});
