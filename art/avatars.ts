import { circle, Drawing, ellipse, group, lighten, mirrored, mix, path, rect, stroke } from './drawing/index.ts';
import type { AvatarId } from './ids.ts';

/** Sixteen default avatars, 96 × 96 squares (the app rounds them). Parts: backdrop, shoulders, head. */

const D = '#22141c';
interface Coat {
  /** Fur. */
  readonly f: string;
  /** Light fur. */
  readonly l: string;
  /** Backdrop. */
  readonly bg: string;
}

/** The sixteen animals by avatar id. */
const COATS: Record<AvatarId, Coat> = {
  cat: { f: '#F7B267', l: '#FFF0DA', bg: '#5B3BD1' },
  fox: { f: '#F2702E', l: '#FFF3E6', bg: '#12766B' },
  bear: { f: '#8B5E3C', l: '#E9C9A1', bg: '#E0A526' },
  rabbit: { f: '#F4F2FA', l: '#FFC4D2', bg: '#D9486E' },
  panda: { f: '#FFFFFF', l: '#2A2A38', bg: '#3FA66A' },
  frog: { f: '#67BF4B', l: '#E4F6BE', bg: '#2A6FBF' },
  pig: { f: '#FFB3B8', l: '#FF8C97', bg: '#7A4FC9' },
  wolf: { f: '#7C8CA8', l: '#EAF0F8', bg: '#C2402E' },
  tiger: { f: '#FF9A2E', l: '#FFF0D8', bg: '#16617A' },
  koala: { f: '#A9B4C2', l: '#F0D8DE', bg: '#B5543A' },
  chick: { f: '#FFD84A', l: '#FFF3B8', bg: '#3468D8' },
  deer: { f: '#B9783F', l: '#F6E2C4', bg: '#2E7D5B' },
  owl: { f: '#7C6CF2', l: '#FFE2B0', bg: '#E08A2E' },
  lion: { f: '#F5B03E', l: '#FFEBC2', bg: '#8A2A4A' },
  penguin: { f: '#34405E', l: '#FFFFFF', bg: '#3AB8D8' },
  monkey: { f: '#9A5F34', l: '#FFD9AE', bg: '#6AA82E' },
};

const eyes = (x = 12, y = 0, r = 4.6) =>
  mirrored(circle(-x, y, r, D)) +
  circle(-x - 1.4, y - 1.6, r * 0.38, '#fff') +
  circle(x - 1.4, y - 1.6, r * 0.38, '#fff');
const nose = (y = 9, w = 5) =>
  path(
    `M${-w},${y}C${-w},${y - 3} ${w},${y - 3} ${w},${y}C${w},${y + 4} 1,${y + 6} 0,${y + 6}C-1,${y + 6} ${-w},${y + 4} ${-w},${y}Z`,
    D,
  ) + stroke(`M0,${y + 6}v2.6M-6,${y + 8.6}c1,4 5,4 6,0c1,4 5,4 6,0`, D, 2.2);
const blush = (y = 10, x = 19) => mirrored(ellipse(-x, y, 4.6, 3, '#FF6A7A', 'opacity=".5"'));
const head = (F: string, rx = 29, ry = 25.5, y = 2) => ellipse(0, y, rx, ry, F);
const pointed = (F: string, inner: string) =>
  mirrored(
    path('M-28,-6C-33,-22 -32,-36 -27,-41C-18,-38 -9,-30 -5,-22Z', F) +
      path('M-24.5,-13C-27,-23 -27,-31 -24.5,-34C-19,-31 -14,-27 -12,-23Z', inner),
  );
const round = (F: string, inner: string, r = 10.5, x = 22) =>
  mirrored(circle(-x, -20, r, F) + circle(-x, -20, r * 0.55, inner));

/** Ears behind, face before. */
const FACES: Record<AvatarId, (F: string, k: Coat, a: Drawing) => [ears: string, face: string]> = {
  cat: (F, { l, f }) => [
    pointed(F, '#FF9C9C'),
    head(F) +
      mirrored(
        path(
          'M0,-23.5h-3.2L0,-13ZM-9.5,-22.6l3.6,10.6l2,-11.4zM-28.6,3l9.4,1.4l-9,3zM-27.6,11l9,-.4l-7,4.4z',
          lighten(f, -0.16),
        ),
      ) +
      ellipse(0, 14, 13.5, 9, l) +
      eyes(12, 0) +
      nose(7, 4) +
      blush(),
  ],
  fox: (F, { l }) => [
    pointed(F, '#4A2018'),
    head(F, 29, 25) +
      path('M0,-2C-8,4 -32,2 -28,12C-24,22 -12,27 0,27C12,27 24,22 28,12C32,2 8,4 0,-2Z', l) +
      eyes(11.5, 0) +
      nose(8, 4) +
      blush(12),
  ],
  bear: (F, { l }) => [round(F, l), head(F) + ellipse(0, 13, 14, 10.5, l) + eyes(12, -1) + nose(8, 5) + blush()],
  rabbit: (F, { l }) => [
    mirrored(
      path('M-17,-12C-29,-34 -25,-53 -17,-53C-8,-53 -4,-34 -4,-16Z', F) +
        path('M-15,-18C-21,-34 -19,-46 -16,-46C-11,-46 -9,-32 -9,-20Z', l),
    ),
    head(F, 28, 25, 5) + eyes(11, 2) + nose(10, 3.6) + blush(13, 18),
  ],
  panda: (F, { l }) => [
    round(l, '#4a4a5a', 11),
    head(F) +
      mirrored(
        ellipse(-12, 0, 8.8, 10.4, l, 'transform="rotate(22 -12 0)"') +
          circle(-11.5, 0, 4.6, '#fff') +
          circle(-11, 0.6, 3.1, D),
      ) +
      circle(-12.6, -1, 1.1, '#fff') +
      circle(9.6, -1, 1.1, '#fff') +
      nose(9, 5) +
      blush(12, 20),
  ],
  frog: (F, { l }) => [
    mirrored(circle(-16, -18, 12.5, F)),
    ellipse(0, 6, 31, 23, F) +
      ellipse(0, 17, 21, 11, l, 'opacity=".85"') +
      mirrored(circle(-16, -19, 8, '#fff') + circle(-15, -18.4, 4.8, D) + circle(-3, 2, 1.3, D)) +
      circle(-17, -20.5, 1.8, '#fff') +
      circle(13.4, -20.5, 1.8, '#fff') +
      stroke('M-15,10C-6,19 6,19 15,10', D, 2.8) +
      blush(9, 22),
  ],
  pig: (F, { l }) => [
    mirrored(
      path('M-26,-6C-35,-20 -32,-35 -26,-36C-18,-33 -12,-27 -9,-20Z', F) +
        path('M-25,-14C-29,-22 -28,-29 -25,-30C-21,-28 -18,-25 -16,-21Z', l),
    ),
    head(F) +
      eyes(13, -2) +
      ellipse(0, 9, 11.5, 8.4, l) +
      mirrored(ellipse(-4, 9, 2.1, 3.2, '#8a2a3a')) +
      stroke('M-5,21c3,3 7,3 10,0', D, 2.2) +
      blush(9, 21),
  ],
  wolf: (F, { l }) => [
    pointed(F, '#3A4258'),
    head(F, 28, 25) +
      mirrored(path('M-28,8L-35,12L-28,14L-32,20L-23,19Z', F)) +
      path('M0,-4C-6,4 -30,2 -27,12C-23,22 -12,27 0,27C12,27 23,22 27,12C30,2 6,4 0,-4Z', l) +
      eyes(11, -1) +
      mirrored(stroke('M-17,-9L-7,-6.5', D, 2.4)) +
      nose(8, 4.4),
  ],
  tiger: (F, { l }) => [
    round(F, l, 10, 22),
    head(F) +
      mirrored(
        path('M0,-24l-3,.4l3,11zM-10,-22.6l5,11l1,-12.4zM-29.6,1l10,2.4l-9.4,3zM-28.4,10.6l10,-.6l-8,5z', '#3A1408'),
      ) +
      mirrored(circle(-6.6, 14, 8.6, l)) +
      ellipse(0, 20, 7, 5, l) +
      eyes(12, 0) +
      nose(6.6, 4.6) +
      blush(9, 21),
  ],
  koala: (F, { l }) => [
    round(F, l, 15.5, 23),
    head(F) +
      eyes(13, -1) +
      path('M-6.4,1C-6.4,-5 6.4,-5 6.4,1V11.6C6.4,19 -6.4,19 -6.4,11.6Z', '#3a3440') +
      ellipse(-2, 0, 2, 3.4, '#fff', 'opacity=".3"') +
      stroke('M-6,21.4c3,3.6 9,3.6 12,0', D, 2.2) +
      blush(11, 21),
  ],
  chick: (F) => [
    stroke('M0,-22c-2,-8 -8,-8 -9,-5M0,-22c0,-10 6,-12 8,-8', '#E8A012', 4.5),
    head(F, 28, 26) +
      eyes(12, -1) +
      path('M-7.4,8L0,4L7.4,8L0,14.6Z', '#F27A1E') +
      path('M-7.4,8L0,4L7.4,8L0,9.6Z', '#FFB04A') +
      blush(9, 18),
  ],
  deer: (F, { l }) => [
    mirrored(
      stroke('M-10,-20C-14,-32 -12,-40 -16,-46M-13,-33C-20,-34 -22,-38 -23,-42', '#7A4A20', 4.5) +
        path('M-20,-10C-36,-20 -41,-14 -41,-10C-38,-1 -28,1 -21,-1Z', F) +
        path('M-24,-9C-33,-13 -36,-11 -36,-9C-34,-5 -29,-4 -24,-4Z', '#FF9C9C'),
    ),
    path('M0,-24C18,-24 27,-12 25,2C23,20 10,28 0,28C-10,28 -23,20 -25,2C-27,-12 -18,-24 0,-24Z', F) +
      ellipse(0, 17, 12, 10, l) +
      mirrored(circle(-8, -15, 2.1, l) + circle(-14, -10, 1.7, l)) +
      eyes(13, 0) +
      nose(12, 4.4) +
      blush(8, 20),
  ],
  owl: (F, { l, f }, a) => [
    mirrored(path('M-28,-4C-34,-22 -36,-34 -33,-40C-22,-38 -12,-31 -6,-22Z', F)),
    head(F, 29, 27) +
      mirrored(
        circle(-12, -2, 14.4, a.radial(['#FFF4DA', l, '#D89A52'], 0.55, 0.4, 0.62)) +
          circle(-12, -2, 9.4, '#3A1A0A') +
          circle(-12, -2, 8, a.radial(['#FFF3B0', '#FFC23D', '#E06A10'], 0.5, 0.62, 0.6)) +
          circle(-12, -2, 4.4, '#12060A'),
      ) +
      circle(-14, -4.6, 2, '#fff') +
      circle(10, -4.6, 2, '#fff') +
      path(
        'M0,-9C-8,-17 -20,-22 -32,-36C-27,-22 -18,-17 -11,-16.4C-6,-15 -2,-12 0,-4C2,-12 6,-15 11,-16.4C18,-17 27,-22 32,-36C20,-22 8,-17 0,-9Z',
        lighten(f, 0.08),
      ) +
      path('M0,2C5,4 6,9 0,16C-6,9 -5,4 0,2Z', '#F59A1E'),
  ],
  lion: (F, { l }) => [
    group(
      Array.from({ length: 12 }, (_, i) =>
        path(
          'M-11,-18C-13,-31 -6,-37 0,-38C6,-37 13,-31 11,-18Z',
          i % 2 ? '#B8500E' : '#8E3A0A',
          `transform="translate(0 3) rotate(${i * 30})"`,
        ),
      ).join(''),
    ) + circle(0, 3, 30, '#A0460C'),
    round(F, '#8E3A0A', 7, 20).replaceAll('cy="-20"', 'cy="-15"') +
      ellipse(0, 4, 26, 23.5, F) +
      mirrored(circle(-6, 15, 8, l)) +
      ellipse(0, 20, 6.4, 4.6, l) +
      eyes(11, 1) +
      mirrored(stroke('M-16,-7C-13,-9.6 -9,-9.6 -7,-8', '#8E3A0A', 2.6)) +
      nose(8, 4.8) +
      blush(11, 19),
  ],
  penguin: (F, { l }) => [
    '',
    head(F, 28, 27, 0) +
      path('M0,-8C-4,-16 -22,-16 -23,0C-24,18 -10,26 0,26C10,26 24,18 23,0C22,-16 4,-16 0,-8Z', l) +
      eyes(11, -1) +
      path('M-7,8L0,4L7,8L0,14Z', '#F5922E') +
      path('M-7,8L0,4L7,8L0,9.4Z', '#FFC06A') +
      blush(9, 17),
  ],
  monkey: (F, { l }) => [
    mirrored(circle(-28, 2, 9.5, F) + circle(-28, 2, 5.6, l)),
    path('M0,-27C5,-32 8,-31 8,-27C20,-24 28,-12 28,2C28,18 16,28 0,28C-16,28 -28,18 -28,2C-28,-14 -16,-26 0,-27Z', F) +
      path(
        'M0,-9C4,-17 22,-17 22,-3C22,3 19,5 18,8C21,20 10,26 0,26C-10,26 -21,20 -18,8C-19,5 -22,3 -22,-3C-22,-17 -4,-17 0,-9Z',
        l,
      ) +
      eyes(10.5, -3) +
      mirrored(circle(-2.6, 8, 1.3, '#6A3A18')) +
      stroke('M-9,15C-4,20.6 4,20.6 9,15', D, 2.6) +
      blush(9, 15),
  ],
};
/** One avatar as a square SVG file, 96 × 96; the page rounds it. */
export function avatarDrawing(id: AvatarId): string {
  const k = COATS[id];
  const a = new Drawing(`av-${id}`, [-48, -48, 96, 96]);
  const V = a.lit({
    blur: 2,
    relief: 3,
    gloss: 0.42,
    dx: -3,
    dy: -4,
    shadeOpacity: 0.34,
    shade: mix(k.f, '#200410', 0.7),
    rimOpacity: 0.45,
    drop: 1.6,
  });
  const F = a.linear([lighten(k.f, 0.06), k.f, lighten(k.f, -0.09)]);
  const [ears, face] = FACES[id](F, k, a);
  return a.svg(
    a.part(
      'backdrop',
      rect(-48, -48, 96, 96, 0, a.radial([lighten(k.bg, 0.13), k.bg, lighten(k.bg, -0.16)], 0.4, 0.25, 0.9)) +
        [18, 32, 46]
          .map((r) => circle(30, -34, r, 'none', 'stroke="#fff" stroke-opacity=".09" stroke-width="5"'))
          .join(''),
    ) +
      a.part(
        'shoulders',
        path('M-35,60C-35,36 -18,25 0,25C18,25 35,36 35,60Z', a.linear([lighten(k.bg, 0.26), lighten(k.bg, 0.06)])) +
          stroke('M-12,29C-6,36 6,36 12,29', lighten(k.bg, 0.36), 2.4, 'opacity=".7"'),
      ) +
      a.part(
        'head',
        group(
          (ears && group(ears, `filter="${V}"`)) + group(face, `filter="${V}"`),
          `transform="translate(0 ${id === 'rabbit' || id === 'deer' ? 5 : 1.5}) scale(${id === 'rabbit' || id === 'deer' ? 0.88 : 0.97})"`,
        ),
        [0, 26],
      ),
  );
}
