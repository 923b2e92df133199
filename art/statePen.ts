import { star, tenth } from './drawing/index.ts';

/** The strokes that the drawings of states share. Lines take `currentColor`, fills the accent, detail on them its ink. */

export const ACCENT = 'var(--accent,currentColor)';
/** Outline with a faint body. */
export const box = (d: string, body = 0.1) =>
  `<path d="${d}" fill="currentColor" fill-opacity="${body}"/><path d="${d}"/>`;
/** Accent shape. */
export const acc = (d: string, o = 1, extra = '') =>
  `<path d="${d}" fill="${ACCENT}" stroke="none"${o < 1 ? ` opacity="${o}"` : ''}${extra && ' ' + extra}/>`;
export const line = (d: string, extra = '') => `<path d="${d}"${extra && ' ' + extra}/>`;
export const aline = (d: string, w = 5) => `<path d="${d}" stroke="${ACCENT}" stroke-width="${w}"/>`;
export const dot = (x: number, y: number, r: number, col = 'currentColor') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${col}" stroke="none"/>`;
/** Detail drawn on an accent shape. */
export const ink = (inner: string) => `<g color="var(--on-accent,#241502)" stroke="currentColor">${inner}</g>`;
export const spark = (x: number, y: number, r: number) =>
  `<path transform="translate(${x} ${y})" d="${star(4, r, tenth(r * 0.28))}" fill="${ACCENT}" stroke="none"/>`;
/** A small coin with a face, the pack's guide through empty places. */
export const buddy = (x: number, y: number, r: number, mood = 'calm') =>
  `<g transform="translate(${x} ${y}) scale(${tenth(r) / 20})">` +
  `<circle r="20" fill="${ACCENT}" stroke="none"/><circle r="20"/>` +
  ink(
    '<circle r="14.5" stroke-width="2" opacity=".35"/>' +
      (mood === 'calm'
        ? dot(-6, -2, 2.6) + dot(6, -2, 2.6) + line('M-5,6q5,5 10,0', 'stroke-width="3"')
        : line('M-9,-2q3,3 6,0M3,-2q3,3 6,0', 'stroke-width="3"') + line('M-2,8h4', 'stroke-width="3"')),
  ) +
  '</g>';
