import type { FishFile } from '#games/maths/index.ts';

const SIZE = 48;
const HUE_STEP = 47;
const FULL_TURN = 360;

/** A fish to the right: body, tail, fin, and eye. Greater multiples have a longer body and spikes. */
function drawing(at: number, mean: number): string {
  const hue = (at * HUE_STEP + 190) % FULL_TURN;
  const [body, fin] = [`hsl(${hue} 72% 56%)`, `hsl(${(hue + 30) % FULL_TURN} 80% 44%)`];
  const height = mean >= 60 ? 15 : mean >= 15 ? 12 : 9;
  const spikes = mean >= 40 ? `<path d="M15 ${24 - height}l4-6 3 6 4-6 3 6 4-5 2 7z" fill="${fin}"/>` : '';
  return [
    `<path d="M14 24 3 14v20z" fill="${fin}"/>`,
    spikes,
    `<ellipse cx="26" cy="24" rx="17" ry="${height}" fill="${body}"/>`,
    `<path d="M22 24q6 ${height} 10 ${height - 3}-2-8-10-${height - 3}z" fill="${fin}"/>`,
    '<circle cx="36" cy="21" r="3.4" fill="#fff"/><circle cx="37" cy="21" r="1.8" fill="#101828"/>',
  ].join('');
}

/** Small pictures of the fish of a room, by their codes, as data URLs. */
export const fishSymbols = ({ fish }: FishFile): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fish.map(({ code, multiples }, at) => {
      const weights = multiples.reduce((sum, { weight }) => sum + weight, 0);
      const mean = multiples.reduce((sum, { multiple, weight }) => sum + multiple * weight, 0) / weights;
      const content = drawing(at, mean);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${content}</svg>`;
      return [code, `data:image/svg+xml,${encodeURIComponent(svg)}`];
    }),
  );
