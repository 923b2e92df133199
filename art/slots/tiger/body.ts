import { circle, type Drawing, ellipse, group, mirrored, path, stroke, tenth } from '../../drawing/index.ts';
import { tigerHead } from './head.ts';
import { furLight } from './light.ts';
import { limb, paw, thigh } from './limbs.ts';

const INK = '#2A0E06';

/** The trunk from the neck at 0,84 to the hips at 0,246: broad shoulders, and a waist that sways to the left. */
function trunk(a: Drawing): string {
  const outline =
    'M-39,86C-49,114 -45,144 -38,170C-40,194 -42,216 -33,240C-16,262 18,262 33,238C40,214 30,194 27,170C36,146 48,116 39,86Z';
  const belly =
    'M-20,84L-15,110L-18,120L-13,132L-16,144L-14,160C-19,186 -20,214 -14,252H14C16,216 12,188 8,160L12,144L10,132L16,120L14,110L20,84Z';
  let stripes = '';
  for (let i = 0; i < 7; i++) {
    const y = 110 + i * 20;
    const reach = 1 - i * 0.05;
    stripes += mirrored(
      path(
        `M-52,${y - 9}C-36,${y - 8} ${tenth(-23 * reach)},${y + 2} ${tenth(-11 * reach)},${y + 14}C${tenth(-21 * reach)},${y + 10} -40,${y + 6} -52,${y + 5}Z`,
        INK,
      ),
    );
  }
  return (
    group(path(outline, a.linear(['#FFC84A', '#FF8A1F', '#D8500A'], 0, 0, 1, 0)), furLight(a)) +
    group(
      path(belly, a.linear(['#FFFDF4', '#FFE6C4', '#EFB47A'])) +
        stripes +
        ellipse(0, 94, 48, 20, '#5A1804', `opacity=".5" filter="${a.blur(6)}"`),
      `clip-path="${a.clip(outline)}"`,
    )
  );
}

/** A tail that swings out to the right, with a dark tip. */
const tail = (a: Drawing): string =>
  limb(a, { from: [8, 250], over: [40, 338], to: [78, 286], widths: [15, 10], bars: [0.42, 0.6, 0.78] }) +
  stroke('M74,293C80,286 82,278 79,270', INK, 10);

/**
 * The tiger without its head, climbing: the left paw hooks over the frame, the right paw holds on, the left hind leg pushes, and
 * the right hind leg is drawn up. Within -84 to 92 across, and 14 to 326 down. The head's middle is at 2,56.
 */
export function climbingBody(a: Drawing): string {
  return (
    tail(a) +
    trunk(a) +
    limb(a, { from: [-26, 242], over: [-50, 270], to: [-32, 302], widths: [28, 20], bars: [0.45, 0.75] }) +
    thigh(a, -25, 232, [22, 35], 14) +
    paw(a, -34, 307, 0.94, 8) +
    limb(a, { from: [28, 216], over: [48, 236], to: [40, 260], widths: [24, 19], bars: [0.5] }) +
    thigh(a, 24, 208, [20, 33], -20) +
    paw(a, 41, 264, 0.9, -10) +
    limb(a, { from: [25, 108], over: [56, 122], to: [40, 158], widths: [28, 20], bars: [0.25, 0.5, 0.75] }) +
    paw(a, 39, 164, 0.96, -6) +
    limb(a, { from: [-30, 108], over: [-70, 92], to: [-54, 36], widths: [29, 21], bars: [0.25, 0.45, 0.65, 0.85] }) +
    paw(a, -53, 29, 1.02, -4)
  );
}

/** The head of the climbing tiger about 0,0, within ±56. */
export const climbingHead = (a: Drawing): string =>
  group(tigerHead(a, { eyes: 'open', mouth: 'roar' }), 'transform="rotate(4) scale(.48)"');

/** The tiger upright and calm, its forelegs close to its body, for a column of 68 × 312 about 0,0. */
export function standingTiger(a: Drawing): string {
  const foreleg =
    limb(a, { from: [-19, 104], over: [-34, 134], to: [-16, 166], widths: [24, 17], bars: [0.3, 0.55, 0.8] }) +
    paw(a, -15, 172, 0.8, -4);
  const hindleg =
    limb(a, { from: [-20, 240], over: [-30, 266], to: [-18, 292], widths: [22, 17], bars: [0.5, 0.8] }) +
    thigh(a, -17, 228, [16, 33], 6) +
    paw(a, -17, 297, 0.8, 0);
  return group(
    limb(a, { from: [0, 262], over: [2, 300], to: [26, 284], widths: [12, 9], bars: [0.5, 0.8] }) +
      circle(27, 282, 5, INK) +
      group(trunk(a), 'transform="scale(.78 1)"') +
      mirrored(hindleg) +
      mirrored(foreleg) +
      group(tigerHead(a, { eyes: 'open', mouth: 'calm' }), 'transform="translate(0 60) scale(.31)"'),
    'transform="translate(0 -165)"',
  );
}
