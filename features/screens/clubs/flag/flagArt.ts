interface Cloth {
  readonly high: string;
  readonly body: string;
  readonly low: string;
}

/**
 * The ten flag colours (specification 1 §9), in the order of their numbers. A flag keeps them in every brand, so that a club is recognised
 * everywhere.
 */
export const CLOTHS: readonly Cloth[] = [
  { high: '#ff7a6b', body: '#d92d2a', low: '#8a1117' },
  { high: '#ffab57', body: '#e8700f', low: '#96420a' },
  { high: '#ffe073', body: '#dda011', low: '#8a5c06' },
  { high: '#7ddc86', body: '#2a9a45', low: '#135c28' },
  { high: '#63dccf', body: '#11928c', low: '#085450' },
  { high: '#6fb6ff', body: '#1d6fdc', low: '#103f86' },
  { high: '#9a8dff', body: '#4b3bd1', low: '#2a1f80' },
  { high: '#d58bff', body: '#9130cf', low: '#551a7d' },
  { high: '#ff9cc4', body: '#de3f86', low: '#8a1b4d' },
  { high: '#8791a3', body: '#3d4656', low: '#1b202b' },
];

/** The outlines of a cloth, so that flags also differ without colours. */
export const OUTLINES: readonly string[] = [
  // Shield.
  'M10,12H54V46Q54,60 32,70Q10,60 10,46Z',
  // Swallow tail.
  'M10,12H54V70L32,56L10,70Z',
  // Pennant.
  'M10,12H54L50,44L32,72L14,44Z',
  // Straight with teeth.
  'M10,12H54V64L46.7,58L39.3,64L32,58L24.7,64L17.3,58L10,64Z',
  // Rounded.
  'M10,12H54V50A22,20 0 0 1 10,50Z',
];
