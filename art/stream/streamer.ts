import {
  circle,
  type Drawing,
  ellipse,
  group,
  type LightOptions,
  lighten,
  mirrored,
  mix,
  path,
  placed,
  rect,
  star,
  stroke,
} from '../drawing/index.ts';
import type { StreamerLook } from './looks.ts';

/** How the streamer looks at a moment. */
export interface StreamerPose {
  /** How far the eyes are closed: 0 open, 1 closed. */
  readonly blink: number;
  /** How wide the mouth is open, 0 to 1. */
  readonly talk: number;
  /** Degrees that the head leans. */
  readonly lean: number;
  /** How far head and shoulders are up, in units. */
  readonly rise: number;
  /** Degrees that the raised paw is turned. */
  readonly wave: number;
  /** The direction of the eyes, from -1 to 1. */
  readonly look: number;
}

const DARK = '#1c1218';

interface Light {
  readonly big: LightOptions;
  readonly small: LightOptions;
}

const lightOf = ({ accent: rim, shade }: StreamerLook): Light => ({
  big: { blur: 4, relief: 5, gloss: 0.5, shade, rim, rimOpacity: 0.85, dx: -8, dy: -11 },
  small: { blur: 2, relief: 4, gloss: 0.6, shade, rim, rimOpacity: 0.6, dx: -3, dy: -4 },
});

/** Each solid is a group of its own that never changes, so that a film draws it once. */
const solid = (a: Drawing, inner: string, light: LightOptions): string => group(inner, `filter="${a.lit(light)}"`);

function chair(a: Drawing, { hood, ...look }: StreamerLook): string {
  const { big } = lightOf({ hood, ...look });
  return (
    solid(
      a,
      path(
        'M-104,200C-104,60 -88,10 -46,-6C-20,-16 20,-16 46,-6C88,10 104,60 104,200Z',
        a.linear(['#2E3A6A', '#161C40', '#0A0E26']),
      ),
      big,
    ) + mirrored(path('M-84,60C-88,30 -72,10 -46,2L-30,200L-84,200Z', hood[1], 'opacity=".8"'))
  );
}

function shoulders(a: Drawing, look: StreamerLook): string {
  const { big } = lightOf(look);
  const { hood, accent } = look;
  return (
    solid(
      a,
      path('M-166,292V240C-164,96 -132,30 -66,6C-44,-4 44,-4 66,6C132,30 164,96 166,240V292Z', a.linear(hood)),
      big,
    ) +
    solid(
      a,
      path(
        'M-80,20C-74,-20 -42,-30 0,-30C42,-30 74,-20 80,20C68,56 32,68 0,68C-32,68 -68,56 -80,20Z',
        a.linear([lighten(hood[0], 0.06), hood[1], hood[2]]),
      ),
      big,
    ) +
    ellipse(0, 12, 54, 28, mix(hood[2], '#000000', 0.4)) +
    stroke('M-27,58C-29,82 -25,102 -29,128M27,58C29,82 25,106 31,136', '#FFF3E6', 4.5) +
    circle(-29, 130, 4.5, '#FFE0C8') +
    circle(31, 138, 4.5, '#FFE0C8') +
    path(star(5, 26, 12), accent, `${placed(0, 182)} opacity=".9"`)
  );
}

function face({ fur, patches }: StreamerLook, { blink, talk, look }: StreamerPose): string {
  const open = 1 - blink;
  const line = patches === undefined ? DARK : '#FFFFFF';
  const iris = patches === undefined ? '' : ellipse(-38, -6, 17, 20 * Math.max(0.15, open), '#FFFFFF');
  const eye =
    blink > 0.85
      ? stroke('M-51,-4C-45,2 -31,2 -25,-4', line, 5)
      : iris + ellipse(-38, -6, 13, 17 * Math.max(0.15, open), DARK);
  const shine = (x: number): string =>
    blink > 0.4 ? '' : circle(x + look * 3, -12, 5.4, '#fff') + circle(x + 9 + look * 3, 2, 2.4, '#fff');
  const deep = 40 + 32 * talk;
  const around = patches === undefined ? '' : ellipse(-40, -2, 27, 32, patches, 'transform="rotate(24 -40 -2)"');
  return (
    mirrored(around + eye + ellipse(-62, 30, 15, 9, '#FF7A8A', 'opacity=".5"')) +
    shine(-42) +
    shine(34) +
    mirrored(
      stroke(
        `M-56,${-36 - talk * 5}C-48,${-44 - talk * 6} -34,${-44 - talk * 6} -26,${-38 - talk * 5}`,
        patches ?? mix(fur[2], '#000000', 0.15),
        5,
      ),
    ) +
    path('M-15,16C-15,6 15,6 15,16C15,26 4,31 0,31C-4,31 -15,26 -15,16Z', '#2A1620') +
    ellipse(-4, 14, 5, 2.6, '#fff', 'opacity=".6"') +
    path(
      `M-26,36C-14,44 14,44 26,36C28,${deep - 8} 14,${deep} 0,${deep}C-14,${deep} -28,${deep - 8} -26,36Z`,
      '#7A1A28',
    ) +
    (talk > 0.35
      ? path(
          `M-15,${deep - 12}C-8,${deep - 20} 8,${deep - 20} 15,${deep - 12}C12,${deep - 2} 6,${deep} 0,${deep}C-6,${deep} -12,${deep - 2} -15,${deep - 12}Z`,
          '#FF7A8A',
        )
      : '')
  );
}

function ears(a: Drawing, { ears: kind, earFur, earInside }: StreamerLook): string {
  const fur = a.linear(earFur);
  if (kind === 'round') return mirrored(circle(-70, -80, 30, fur) + circle(-70, -80, 16, earInside, 'opacity=".85"'));
  return mirrored(
    path('M-92,-30C-104,-86 -100,-128 -90,-142C-62,-134 -34,-112 -18,-84Z', fur) +
      path('M-82,-54C-88,-92 -86,-112 -82,-120C-66,-114 -50,-100 -42,-88Z', earInside),
  );
}

function muzzle(a: Drawing, { muzzle: kind, light }: StreamerLook): string {
  const paint = a.linear(light);
  return kind === 'wide'
    ? path('M0,10C20,-16 76,-18 96,8C92,58 50,90 0,90C-50,90 -92,58 -96,8C-76,-18 -20,-16 0,10Z', paint)
    : ellipse(0, 44, 46, 36, paint);
}

function head(a: Drawing, look: StreamerLook, pose: StreamerPose): string {
  const { big, small } = lightOf(look);
  const { fur, accent } = look;
  const skull = path(
    'M0,-96C58,-96 98,-56 98,-2C98,56 54,92 0,92C-54,92 -98,56 -98,-2C-98,-56 -58,-96 0,-96Z',
    a.linear(fur),
  );
  const band = stroke('M-98,-8C-98,-114 -46,-116 0,-116C46,-116 98,-114 98,-8', '#10182E', 18);
  const cup = rect(-117, -34, 34, 74, 16, a.linear(['#3A4A78', '#1A2244', '#0A0F26']));
  const lamp = rect(-107, -18, 14, 42, 7, accent);
  return (
    solid(a, ears(a, look), small) +
    solid(a, skull, big) +
    solid(a, muzzle(a, look), small) +
    face(look, pose) +
    solid(a, band, small) +
    stroke('M-92,-16C-92,-106 -44,-109 0,-109C44,-109 92,-106 92,-16', accent, 3.6, 'opacity=".9"') +
    solid(a, mirrored(cup), small) +
    a.glow(-100, 3, 44, accent, 0.35) +
    a.glow(100, 3, 44, accent, 0.35) +
    mirrored(lamp)
  );
}

function microphone(a: Drawing, look: StreamerLook): string {
  const { small } = lightOf(look);
  const body =
    rect(-23, -50, 46, 84, 23, a.linear(['#E8EEF8', '#8A96B0', '#3A4460'])) +
    [...Array(6).keys()].map((row) => stroke(`M-20,${-36 + row * 9}H20`, '#28304A', 2.2, 'opacity=".7"')).join('') +
    rect(-24, 18, 48, 22, 8, '#1A2036') +
    rect(-24, 8, 48, 5, 2, look.hood[1]);
  return (
    solid(a, stroke('M130,130L50,76L14,16', '#1A2036', 9) + circle(50, 76, 9, '#3A4468'), small) +
    group(solid(a, body, small), 'transform="rotate(-24)"')
  );
}

function paw(a: Drawing, look: StreamerLook): string {
  const { big, small } = lightOf(look);
  const fur = a.linear(look.earFur);
  const pads: readonly (readonly [number, number, number])[] = [
    [-18, -17, 5],
    [-3, -23, 5.5],
    [13, -19, 5],
  ];
  return (
    solid(a, path('M14,200C-40,130 -42,66 -22,22C-12,6 18,8 24,26C32,70 38,110 60,170Z', a.linear(look.hood)), big) +
    solid(
      a,
      path('M-28,24C-38,-2 -32,-28 -12,-34C12,-40 32,-24 32,0C32,22 18,36 0,36C-14,36 -24,32 -28,24Z', fur) +
        circle(-20, -28, 9, look.earFur[1]) +
        circle(-4, -37, 10, look.earFur[1]) +
        circle(14, -32, 9, look.earFur[1]),
      small,
    ) +
    ellipse(0, 4, 13, 11, '#FFB0A0') +
    pads.map(([x, y, r]) => circle(x, y, r, '#FFB0A0')).join('')
  );
}

/** The streamer before the wall, drawn for a stage of 390 × 844. */
export function streamer(a: Drawing, look: StreamerLook, pose: StreamerPose): string {
  const { lean, rise, wave } = pose;
  return (
    group(chair(a, look), placed(195, 424 - rise * 0.2, 0.85)) +
    group(paw(a, look), placed(74, 586 - rise * 0.7, 0.85, wave)) +
    group(shoulders(a, look), placed(195, 554 - rise * 0.5, [1, 1.12])) +
    group(head(a, look, pose), placed(195, 476 - rise, 0.88, lean)) +
    group(microphone(a, look), placed(288, 572, 0.85))
  );
}
