/** The window for short sounds, in seconds. */
const WINDOW = 0.4;
const HOP = 0.01;

type Filter = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

function filtered(samples: Float32Array, [b0, b1, b2, a1, a2]: Filter): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** Returns the filters of ITU-R BS.1770-4: the effect of the head, and the ears' weak response to low tones. */
function filtersAt(rate: number): readonly [Filter, Filter] {
  const head = Math.tan((Math.PI * 1681.97445) / rate);
  const [gain, headWidth] = [10 ** (3.99984385 / 20), 0.70717524];
  const middle = gain ** 0.49966677;
  const headSum = 1 + head / headWidth + head ** 2;
  const low = Math.tan((Math.PI * 38.13547) / rate);
  const lowWidth = 0.50032704;
  const lowSum = 1 + low / lowWidth + low ** 2;
  return [
    [
      (gain + (middle * head) / headWidth + head ** 2) / headSum,
      (2 * (head ** 2 - gain)) / headSum,
      (gain - (middle * head) / headWidth + head ** 2) / headSum,
      (2 * (head ** 2 - 1)) / headSum,
      (1 - head / headWidth + head ** 2) / headSum,
    ],
    [1, -2, 1, (2 * (low ** 2 - 1)) / lowSum, (1 - low / lowWidth + low ** 2) / lowSum],
  ];
}

/** Returns the largest momentary loudness of a sound in LUFS. Silence follows a sound that is shorter than the window. */
export function loudness(samples: Float32Array, rate: number): number {
  const [head, low] = filtersAt(rate);
  const heard = filtered(filtered(samples, head), low);
  const size = Math.round(WINDOW * rate);
  const hop = Math.round(HOP * rate);
  let [power, most] = [0, 0];
  for (const [index, sample] of heard.entries()) {
    power += sample ** 2 - (heard[index - size] ?? 0) ** 2;
    if (index % hop === 0) most = Math.max(most, power / size);
  }
  return -0.691 + 10 * Math.log10(most);
}
