import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { centredIn } from '../../layout/arrangements.ts';

export const ring = style({ position: 'relative', ...centredIn('8.25rem'), flex: 'none', textAlign: 'center' });

export const dial = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', fill: 'none' });

export const face = style({ fill: vars.color.well, stroke: vars.color.line });
export const track = style({ fill: 'none', stroke: vars.color.deep, strokeWidth: 12, opacity: 0.55 });
export const ticks = style({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 8,
  strokeDasharray: '1.5 12.11',
  opacity: 0.6,
});

/** The brand's colours for a bar; `--share` sets the length. */
export const arc = style({
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  background: vars.fill.progress,
  // A band of 10 of 120 units at a radius of 52, starting at the top.
  mask: [
    'conic-gradient(#000 calc(var(--share) * 360deg), #0000 0)',
    'radial-gradient(closest-side, #0000 77.8%, #000 78.3% 95%, #0000 95.5%)',
  ].join(', '),
  maskComposite: 'intersect',
  // Drawn as an image, since no text is on it.
  selectors: { '[data-state=full] > &': { background: `linear-gradient(${vars.color.warn}, ${vars.color.warn})` } },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } },
});

export const tip = style({ fill: vars.color.onArt, stroke: vars.color.deep, strokeWidth: 1.5 });

export const inside = style({ position: 'relative', display: 'grid', maxWidth: '5.75rem' });
