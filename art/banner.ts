import {
  circle,
  Drawing,
  group,
  lighten,
  mix,
  path,
  placed,
  type Random,
  rect,
  seededRandom,
  tenth,
} from './drawing/index.ts';
import { dragon } from './emblems/dragon.ts';
import { hammer } from './emblems/hammer.ts';
import { owl } from './emblems/owl.ts';
import type { BannerId, TitleLanguage } from './ids.ts';
import { openChest } from './items/chest.ts';
import { coinPile } from './items/coin-pile.ts';
import { giftBox } from './items/gift-box.ts';
import { trophy } from './items/trophy.ts';
import { wheel } from './items/wheel.ts';
import { fittedSize, lettering, type LetteringFace, type Outlines, textAdvance } from './lettering.ts';
import { rays, sparkle } from './props/effects.ts';
import { coin, envelope, gem, ingot, METAL } from './props/treasure.ts';
import { evenLines } from './title-lines.ts';

/** A banner's field in drawing units. The subject is at the right, the title at the left, and the lower third is free. */
export const BANNER_SIZE = { width: 700, height: 264 } as const;
const { width, height } = BANNER_SIZE;
const CX = width * 0.76;
const CY = height / 2;

interface Banner {
  /** Light, middle and dark of one hue family. */
  readonly ground: readonly [string, string, string];
  /** Face of the Chinese title. */
  readonly face: LetteringFace;
  /** The subject about 0,0, which is the field's point of interest. */
  readonly subject: (a: Drawing, random: Random, dark: string) => string;
}

const scattered = (n: number, draw: (i: number) => string) => Array.from({ length: n }, (_, i) => draw(i)).join('');

const RAIN_BACK = [
  [-210, -96, 0.34, -24],
  [-160, 60, 0.3, 18],
  [158, -78, 0.42, 26],
  [-120, -104, 0.28, 30],
] as const;

function envelopeRain(a: Drawing, random: Random, dark: string): string {
  const light = a.lit({ blur: 2, relief: 3, shade: mix(dark, '#000000', 0.3), dx: -3, dy: -4, drop: 8 });
  const back = RAIN_BACK.map(([x, y, scale, turn]) => envelope(a, x, y, scale, turn)).join('');
  const coins = scattered(18, (i) => {
    const angle = ((i * 20 + 6) * Math.PI) / 180;
    const reach = 96 + random() * 92;
    const r = 10 + random() * 12;
    const ry = 7 + random() * 8;
    return coin(a, Math.cos(angle) * reach * 1.15, Math.sin(angle) * reach * 0.72, r, { ry, rot: random() * 80 - 40 });
  });
  return (
    group(back, 'opacity=".85"') +
    group(envelope(a, -88, 18, 1.02, -18) + envelope(a, 96, 16, 1, 16), `filter="${light}"`) +
    coins +
    group(envelope(a, 4, -2, 1.3, 3), `filter="${light}"`) +
    ingot(a, -96, 104, 0.8, -8) +
    ingot(a, 104, 106, 0.76, 10)
  );
}

function sevenDays(a: Drawing, random: Random): string {
  const moon = a.radial(['#FFF6D0', '#FFCF7A', '#E88A4A'], 0.4, 0.3, 0.8);
  const stars = scattered(40, () =>
    circle(
      (random() - 0.76) * width,
      (random() - 0.5) * height,
      0.8 + random() * 1.8,
      '#fff',
      `opacity="${tenth(0.2 + random() * 0.8)}"`,
    ),
  );
  return (
    stars +
    circle(30, -6, 118, moon, 'opacity=".95"') +
    group(owl(a), placed(22, 14, 1.06)) +
    group(giftBox(a), placed(-112, 54, 0.66, -8)) +
    group(coinPile(a), placed(132, 72, 0.6))
  );
}

function firstPurchase(a: Drawing, random: Random): string {
  const coins = scattered(9, () =>
    coin(a, -170 + random() * 320, -112 + random() * 220, 9 + random() * 10, {
      ry: 6 + random() * 6,
      rot: random() * 70 - 35,
      mark: 'star',
    }),
  );
  return (
    coins +
    group(openChest(a), placed(0, 18, 1.18)) +
    gem(-142, 18, 30, '#FF5AA8', -16) +
    gem(124, -62, 30, '#23B8F0', 16) +
    gem(-128, 98, 18, '#3BE0A0', 10)
  );
}

function fortuneWheel(a: Drawing, random: Random): string {
  const embers = scattered(20, () =>
    circle(
      (random() - 0.76) * width,
      (random() - 0.5) * height,
      1 + random() * 3.4,
      '#FFD86A',
      `opacity="${tenth(0.4 + random() * 0.6)}"`,
    ),
  );
  const pointer = path(
    'M-26,-138H26L0,-88Z',
    a.linear(['#FF7A6A', '#E3243A', '#8A0620']),
    'stroke="#FFF3C4" stroke-width="4" stroke-linejoin="round"',
  );
  return embers + group(wheel(a), placed(0, 14, 1.32)) + pointer;
}

function jackpotBoard(a: Drawing): string {
  return (
    group(dragon(a), placed(0, 16, 1.08)) +
    // Above the corner that the carousel's dots take.
    group(openChest(a), placed(140, 0, 0.6)) +
    group(coinPile(a), placed(-132, 86, 0.44))
  );
}

const ARENA_BEAMS = [
  [-250, 60],
  [-150, 34],
  [40, 40],
  [110, 26],
] as const;

function arena(a: Drawing): string {
  const beams = ARENA_BEAMS.map(([x, w]) =>
    path(`M${x},${CY}L${x + 120},${-CY}h${w}L${x + w},${CY}Z`, '#3BE477', 'opacity=".34"'),
  ).join('');
  return (
    beams +
    group(hammer(a), placed(6, 10, 1.12)) +
    group(trophy(a, METAL.gold, '1', '#D81E3A'), placed(-140, 44, 0.78, -6)) +
    group(coinPile(a), placed(136, 72, 0.6))
  );
}

/** The carousel's banners. */
const BANNERS: Record<BannerId, Banner> = {
  rain: { ground: ['#FF8A4A', '#D8202E', '#5A0616'], face: 'potta-one', subject: envelopeRain },
  seven: { ground: ['#6A8CFF', '#3A2AB0', '#0E0A4A'], face: 'dela-gothic-one', subject: sevenDays },
  first: { ground: ['#B06AFF', '#6B2FD6', '#2A0A6E'], face: 'dela-gothic-one', subject: firstPurchase },
  wheel: { ground: ['#FFB03A', '#C8501A', '#4A1404'], face: 'reggae-one', subject: fortuneWheel },
  rank: { ground: ['#3BD69A', '#0A6A4E', '#02241C'], face: 'reggae-one', subject: jackpotBoard },
  arena: { ground: ['#4AA8FF', '#123E8E', '#04121E'], face: 'dela-gothic-one', subject: arena },
};

/** The face that a banner's title is lettered in. */
export function bannerFace(id: BannerId, language: TitleLanguage): LetteringFace {
  if (language === 'zh') return BANNERS[id].face;
  return language === 'vi' ? 'paytone-one' : 'lilita-one';
}

/** A banner without its title. One SVG file. */
export function bannerPicture(id: BannerId): string {
  const { ground, subject } = BANNERS[id];
  const [light, middle, dark] = ground;
  const a = new Drawing(`banner-${id}`, [0, 0, width, height]);
  const random = seededRandom(id + width);
  const sky = a.radialAt(
    [
      [0, light],
      [0.45, middle],
      [1, dark],
    ],
    CX,
    CY,
    width * 0.72,
  );
  const side = a.linear(
    [
      [0, dark, 0.86],
      [0.34, dark, 0.42],
      [0.56, dark, 0],
    ],
    0,
    0,
    1,
    0,
  );
  return a.svg(
    rect(0, 0, width, height, 0, sky) +
      rays(a, CX, CY, width * 0.8, 22, '#FFF3B0', 0.5, 4) +
      a.glow(CX, CY, 190, lighten('#FFF0B0', 0.02), 0.6) +
      group(subject(a, random, dark), placed(CX, CY)) +
      rect(0, 0, width, height, 0, side),
  );
}

/**
 * The position of a title's last line, the distance of its lines, and their largest size. Vietnamese needs room for
 * two marks on a letter.
 */
const CHINESE = { foot: 132, leading: 0 };
const LATIN = {
  id: { foot: 154, leading: 70, largest: 84 },
  vi: { foot: 158, leading: 73, largest: 72 },
} as const;

/** A banner's lettered title alone, on a transparent field. One SVG file. */
export function bannerTitle(id: BannerId, language: TitleLanguage, title: string, outlines: Outlines): string {
  const [, middle, dark] = BANNERS[id].ground;
  const a = new Drawing(`banner-title-${id}-${language}`, [0, 0, width, height]);
  const face = bannerFace(id, language);
  const isChinese = language === 'zh';
  const fit = width * 0.5;
  const texts = isChinese ? [title] : evenLines(title);
  const length = Array.from(title).length;
  const { largest, foot, leading } = isChinese ? { ...CHINESE, largest: length === 3 ? 108 : 88 } : LATIN[language];
  const lines = texts.map((text, i) => {
    const y = foot - (texts.length - 1 - i) * leading;
    const size = fittedSize({ text, x: 0, y, size: largest, fit }, face, outlines);
    return { text, y, fit, size };
  });
  const size = Math.min(...lines.map((line) => line.size));
  const widths = lines.map(({ text }) => (textAdvance(text, face, outlines) * size) / 1000);
  const [first = 0] = widths;
  const mark = lettering(
    a,
    lines.map((line, i) => ({ ...line, size, x: 34 + (widths[i] ?? 0) / 2 })),
    {
      face,
      fill: ['#FFFDEB', '#FFE36A', '#FFAE1E', '#FFF3B0'],
      outline: dark,
      extrusion: mix(middle, dark, 0.55),
      depth: 9,
      arc: isChinese ? -5 : 0,
    },
    outlines,
  );
  return a.svg(mark + sparkle(isChinese ? 40 : 24, isChinese ? 44 : 26, 13) + sparkle(38 + first, 60, 18));
}
