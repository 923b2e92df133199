import { CARDS, rankOf, suitOf } from '#games/maths/tables/baccarat/baccarat.ts';
import { KINDS } from '#games/maths/tables/doors/hands.ts';
import type { TableFile } from '#games/maths/tables/schema.ts';
import { cardSign, seasonOf } from './tableBoard.ts';

const SIZE = 48;
const MIDDLE = SIZE / 2;

const picture = (content: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${content}</svg>`)}`;

const sheet = (fill: string, content: string): string =>
  picture(`<rect x="1" y="1" width="46" height="46" rx="7" fill="${fill}"/>${content}`);

const disc = (fill: string, radius = 13): string =>
  `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${radius}" fill="${fill}"/>`;

/** Paths of the suits about the middle, 32 units high: spades, hearts, clubs, diamonds. */
const SUITS = [
  'M0-15C10-5 16 0 16 7 16 13 11 15 7 13 4 12 2 9 1 6 2 11 4 14 7 16H-7C-4 14-2 11-1 6-2 9-4 12-7 13-11 15-16 13-16 7-16 0-10-5 0-15Z',
  'M0 15C-16 2-15-13-6-13-2-13 0-10 0-7 0-10 2-13 6-13 15-13 16 2 0 15Z',
  'M-6-7A7 7 0 1 1 6-7 7.5 7.5 0 1 1 7 7C4 7 2 6 1 4 2 10 4 13 7 15H-7C-4 13-2 10-1 4-2 6-4 7-7 7A7.5 7.5 0 1 1-6-7Z',
  'M0-16 12 0 0 16-12 0Z',
] as const;
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** A card whose rank and suit can be read at the size of a list. */
function card(number: number): string {
  const ink = suitOf(number) % 2 === 1 ? '#D21F3C' : '#141824';
  const text = `<text x="${MIDDLE}" y="24" text-anchor="middle" font-family="sans-serif" font-size="23" font-weight="800" fill="${ink}">${RANKS[rankOf(number)] ?? ''}</text>`;
  return sheet(
    '#FFFDF6',
    `${text}<path d="${SUITS[suitOf(number)] ?? ''}" fill="${ink}" transform="translate(24 35) scale(.55)"/>`,
  );
}

const DIE_DOTS: readonly (readonly [number, number])[][] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** A die. Ones and fours are red, as on dice of East Asia. */
function die(face: number): string {
  const ink = face === 1 || face === 4 ? '#C81E2E' : '#1A1210';
  const dots = (DIE_DOTS[face - 1] ?? []).map(
    ([x, y]) => `<circle cx="${MIDDLE + x * 12}" cy="${MIDDLE + y * 12}" r="${face === 1 ? 8 : 5}" fill="${ink}"/>`,
  );
  return sheet('#FBF3E2', dots.join(''));
}

/** The places of the circles of a tile, in steps from the middle. */
const CIRCLES: readonly (readonly [number, number])[][] = [
  [[0, 0]],
  [
    [0, -1],
    [0, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [-1, 1].flatMap((x): [number, number][] => [
    [x, -1],
    [x, 1],
  ]),
  [
    [0, 0],
    ...[-1, 1].flatMap((x): [number, number][] => [
      [x, -1],
      [x, 1],
    ]),
  ],
  [-0.6, 0.6].flatMap((x): [number, number][] => [-1, 0, 1].map((y) => [x, y])),
  [
    [-1, -1.2],
    [0, -0.9],
    [1, -0.6],
    ...[-0.6, 0.6].flatMap((x): [number, number][] => [
      [x, 0.3],
      [x, 1.1],
    ]),
  ],
  [-0.6, 0.6].flatMap((x): [number, number][] => [-1.2, -0.4, 0.4, 1.2].map((y) => [x, y])),
  [-1, 0, 1].flatMap((x): [number, number][] => [-1, 0, 1].map((y) => [x, y])),
];
const TILE_INKS = ['#0E6A8A', '#0C7A4C', '#C4202E'] as const;

/** A tile of circles. @param kind 0 for the white tile */
function tile(kind: number): string {
  const drawn = CIRCLES[kind - 1];
  if (drawn === undefined)
    return sheet(
      '#F7F1E2',
      '<rect x="12" y="9" width="24" height="30" rx="4" fill="none" stroke="#1E5AA8" stroke-width="4"/>',
    );
  const radius = kind === 1 ? 14 : kind < 4 ? 7 : 5.5;
  const circles = drawn.map(([x, y], at) => {
    const ink = TILE_INKS[(at + kind) % TILE_INKS.length] ?? TILE_INKS[0];
    const place = `cx="${MIDDLE + x * 13}" cy="${MIDDLE + y * 14}"`;
    return `<circle ${place} r="${radius}" fill="${ink}"/><circle ${place} r="${radius * 0.45}" fill="#FBF6E8"/>`;
  });
  return sheet('#F7F1E2', circles.join(''));
}

/** Colours and emblems of the seasons: a flower, the sun, a leaf, a snow crystal. */
const SEASONS: Readonly<Record<string, readonly [string, string]>> = {
  spring: [
    '#3E8A3A',
    [0, 72, 144, 216, 288]
      .map((turn) => `<ellipse cx="24" cy="14" rx="6" ry="9" fill="#FFD3E2" transform="rotate(${turn} 24 24)"/>`)
      .join('') + disc('#FFE27A', 5),
  ],
  summer: [
    '#C0392B',
    [0, 45, 90, 135]
      .map((turn) => `<path d="M24 6V42" stroke="#FFE27A" stroke-width="4" transform="rotate(${turn} 24 24)"/>`)
      .join('') + disc('#FFD23A', 11),
  ],
  autumn: [
    '#A86A1A',
    '<path d="M24 8C36 14 38 28 24 42 10 28 12 14 24 8Z" fill="#FFC46A"/><path d="M24 14V42" stroke="#8A4A0A" stroke-width="2.5"/>',
  ],
  winter: [
    '#2F66A8',
    [0, 60, 120]
      .map(
        (turn) =>
          `<path d="M24 8V40M19 12 24 17 29 12M19 36 24 31 29 36" fill="none" stroke="#EAF6FF" stroke-width="3" transform="rotate(${turn} 24 24)"/>`,
      )
      .join(''),
  ],
};
const HALVES: Readonly<Record<string, string>> = { warmHalf: '#D8843A', coolHalf: '#3A7AB8' };
const SUN_AND_MOON = sheet(
  '#4A3296',
  '<circle cx="18" cy="20" r="10" fill="#FFD23A"/><path d="M38 22A13 13 0 1 0 38 42 11 11 0 0 1 38 22Z" fill="#EAF0FF"/>',
);

function field(name: string, bets: readonly string[]): string {
  const half = HALVES[name];
  if (half !== undefined) return sheet(half, disc('rgba(255,255,255,.35)', 15));
  const [colour, emblem] = SEASONS[seasonOf(bets)] ?? [];
  if (colour === undefined || emblem === undefined) return SUN_AND_MOON;
  // A field of a season has a ring.
  const ring =
    SEASONS[name] === undefined
      ? '<rect x="3" y="3" width="42" height="42" rx="6" fill="none" stroke="#FFE9A8" stroke-width="3"/>'
      : '';
  return sheet(colour, emblem + ring);
}

const BLANK = picture('');
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_none, at) => from + at);

/** The pictures of the pieces of a table by the names of `tableBoard`, as data URLs. They name nothing in a language. */
export function tableSymbols(file: TableFile): Readonly<Record<string, string>> {
  switch (file.kind) {
    case 'baccarat':
      return {
        blank: BLANK,
        player: sheet('#0E2A5A', disc('#3A8AF0')),
        banker: sheet('#5A0E1E', disc('#F0424E')),
        ...Object.fromEntries(numbers(0, CARDS - 1).map((number) => [cardSign(number), card(number)])),
      };
    case 'sicBo':
      return Object.fromEntries(numbers(1, 6).map((face) => [String(face), die(face)]));
    case 'wheel':
      return {
        blank: BLANK,
        ...Object.fromEntries(file.fields.flatMap((bets) => bets.map((name) => [name, field(name, bets)] as const))),
      };
    case 'doors':
      return Object.fromEntries(numbers(0, KINDS - 1).map((kind) => [String(kind), tile(kind)]));
  }
}
