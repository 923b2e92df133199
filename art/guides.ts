import { Drawing } from './drawing/index.ts';
import { guideBox, type GuideId } from './ids.ts';
import { acc, box, buddy, dot, ink, line, spark } from './statePen.ts';

/**
 * Steps of the guides: a device with its screen and the place to press, a phone on 160 × 240, a computer on 240 ×
 * 160. They have line and shape, tinted by the page, like the drawings of states.
 */

const rect = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r},${y}H${x + w - r}Q${x + w},${y} ${x + w},${y + r}V${y + h - r}Q${x + w},${y + h} ${x + w - r},${y + h}H${x + r}Q${x},${y + h} ${x},${y + h - r}V${y + r}Q${x},${y} ${x + r},${y}Z`;

/** A phone's body and its screen. */
const phone = (a: Drawing, inner: string): string =>
  a.part('ground', '<ellipse cx="80" cy="226" rx="56" ry="7" fill="currentColor" fill-opacity=".12" stroke="none"/>') +
  a.part('phone', box(rect(24, 10, 112, 210, 18), 0.06) + line('M68,22H92', 'opacity=".5"')) +
  a.part('screen', inner);
/** A bar in place of text. */
const words = (x: number, y: number, w: number, opacity = 0.35): string =>
  line(`M${x},${y}h${w}`, `opacity="${opacity}"`);
const field = (x: number, y: number, w: number, h: number): string =>
  `<path d="${rect(x, y, w, h, 7)}" fill="currentColor" fill-opacity=".1" stroke-width="3"/>`;
const key = (x: number, y: number, w: number, h: number, inner = ''): string =>
  acc(rect(x, y, w, h, Math.min(9, h / 2))) + ink(inner);
/** Rings round the place to press. */
const press = (a: Drawing, x: number, y: number): string =>
  a.part(
    'press',
    `<g color="var(--accent,currentColor)" stroke="currentColor"><circle cx="${x}" cy="${y}" r="15" opacity=".9" stroke-width="4"/><circle cx="${x}" cy="${y}" r="23" opacity=".4" stroke-width="3"/></g>`,
    [x, y],
  );
/** A box with an arrow out of it: sharing on an iPhone. */
const share = (x: number, y: number): string =>
  line(`M${x - 5},${y - 2}h-4v13h18v-13h-4M${x},${y + 4}v-15M${x - 5},${y - 7}l5,-5l5,5`, 'stroke-width="3.5"');
const tiles = (x: number, y: number, w: number, gap: number, columns: number, rows: number): string =>
  Array.from({ length: columns * rows }, (_, at) =>
    field(x + (at % columns) * (w + gap), y + Math.floor(at / columns) * (w + gap), w, w),
  ).join('');
const plus = (x: number, y: number, r: number): string =>
  line(`M${x},${y - r}v${2 * r}M${x - r},${y}h${2 * r}`, 'stroke-width="4"');
const sheet = (y: number): string => box(rect(30, y, 100, 212 - y, 12), 0.14);

/** The installed icon among other icons. */
const homeScreen = (a: Drawing): string =>
  phone(
    a,
    tiles(40, 42, 22, 9, 3, 3) +
      `<path d="${rect(71, 104, 22, 22, 7)}" fill="var(--accent,currentColor)" stroke="none"/>` +
      ink(dot(82, 115, 6)) +
      field(36, 184, 88, 26) +
      spark(104, 98, 9),
  ) + press(a, 82, 115);

const GUIDES: Record<GuideId, (a: Drawing) => string> = {
  'sign-in': (a) =>
    phone(
      a,
      buddy(80, 66, 20) +
        words(56, 104, 48) +
        key(38, 118, 84, 22, line('M66,129h28', 'stroke-width="4"')) +
        field(38, 148, 84, 20) +
        dot(52, 190, 7) +
        dot(71, 190, 7) +
        dot(90, 190, 7) +
        dot(109, 190, 7),
    ) + press(a, 108, 129),
  bind: (a) =>
    phone(
      a,
      words(42, 44, 44, 0.7) +
        field(38, 56, 84, 22) +
        [0, 1, 2, 3, 4, 5].map((at) => field(38 + at * 14.6, 90, 11, 18)).join('') +
        key(38, 122, 84, 22, line('M66,133h28', 'stroke-width="4"')) +
        a.part(
          'reward',
          acc('M56,190a24,24 0 1,0 48,0a24,24 0 1,0 -48,0Z') +
            ink(
              '<circle cx="80" cy="190" r="16" stroke-width="2.5" opacity=".5"/>' +
                line('M71,190l6,7l12,-13', 'stroke-width="5"'),
            ),
        ) +
        spark(112, 168, 9) +
        spark(46, 172, 7),
    ),
  play: (a) =>
    phone(
      a,
      field(36, 38, 88, 34) +
        tiles(36, 82, 38, 12, 2, 2) +
        `<path d="${rect(86, 82, 38, 38, 8)}" fill="var(--accent,currentColor)" stroke="none"/>` +
        ink(line('M100,93v16l14,-8Z', 'fill="currentColor" stroke-width="3"')) +
        line('M36,196h88', 'opacity=".3"') +
        dot(52, 206, 4) +
        dot(80, 206, 4) +
        dot(108, 206, 4),
    ) + press(a, 105, 101),
  'ios-share': (a) =>
    phone(
      a,
      field(38, 38, 84, 84) + words(40, 138, 72) + words(40, 152, 54) + field(34, 184, 92, 28) + share(80, 196),
    ) + press(a, 80, 197),
  'ios-add': (a) =>
    phone(
      a,
      field(38, 36, 84, 30) +
        sheet(82) +
        words(42, 100, 40, 0.6) +
        words(42, 122, 50) +
        field(106, 115, 14, 14) +
        acc(rect(36, 138, 88, 26, 8)) +
        ink(
          words(44, 151, 44, 0.8) + `<path d="${rect(104, 143, 16, 16, 4)}" stroke-width="3"/>` + plus(112, 151, 4.5),
        ) +
        words(42, 182, 48) +
        field(106, 175, 14, 14),
    ) + press(a, 112, 151),
  'ios-icon': homeScreen,
  'android-menu': (a) =>
    phone(
      a,
      field(34, 34, 72, 20) +
        dot(116, 37, 3.2) +
        dot(116, 45, 3.2) +
        dot(116, 53, 3.2) +
        field(38, 66, 84, 84) +
        words(40, 168, 72) +
        words(40, 184, 54),
    ) + press(a, 116, 45),
  'android-install': (a) =>
    phone(
      a,
      field(38, 36, 84, 66) +
        sheet(116) +
        `<path d="${rect(40, 130, 26, 26, 8)}" fill="var(--accent,currentColor)" stroke="none"/>` +
        ink(dot(53, 143, 7)) +
        words(76, 138, 42, 0.7) +
        words(76, 150, 28) +
        words(42, 180, 22) +
        key(80, 170, 44, 22, line('M102,174v9M98,180l4,4l4,-4M95,188h14', 'stroke-width="3"')),
    ) + press(a, 102, 181),
  'android-icon': homeScreen,
  'desktop-install': (a) =>
    a.part(
      'ground',
      '<ellipse cx="120" cy="149" rx="80" ry="7" fill="currentColor" fill-opacity=".12" stroke="none"/>',
    ) +
    a.part(
      'window',
      box(rect(30, 14, 180, 128, 12), 0.06) +
        line('M30,46H210', 'opacity=".5"') +
        dot(44, 30, 4) +
        dot(57, 30, 4) +
        dot(70, 30, 4) +
        field(84, 20, 72, 20) +
        line('M186,22v10M181,28l5,5l5,-5M178,38h16', 'stroke-width="3.5"') +
        field(41, 58, 158, 26) +
        tiles(41, 94, 32, 10, 4, 1),
    ) +
    press(a, 186, 30),
  'desktop-window': (a) =>
    a.part(
      'ground',
      '<ellipse cx="120" cy="151" rx="70" ry="6" fill="currentColor" fill-opacity=".12" stroke="none"/>',
    ) +
    a.part('desk', box(rect(30, 8, 180, 122, 12), 0.04) + line('M92,149H148M120,131V148', 'opacity=".7"')) +
    a.part(
      'app',
      box(rect(62, 24, 116, 90, 10), 0.16) +
        `<path d="${rect(62, 24, 116, 22, 8)}" fill="var(--accent,currentColor)" stroke="none"/>` +
        ink(dot(75, 35, 4.5) + words(88, 35, 36, 0.7)) +
        tiles(68, 56, 20, 8, 4, 2),
    ) +
    spark(192, 24, 11),
};

/** One step as an SVG file whose group `guide` a page refers to, so that the page's colours reach it. */
export function guideDrawing(id: GuideId): string {
  const a = new Drawing(`guide-${id}`, guideBox(id));
  const lines = 'fill="none" stroke="currentColor" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"';
  return a.svg(`<g id="guide" ${lines}>${GUIDES[id](a)}</g>`);
}
