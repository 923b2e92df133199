import { Drawing, group, path, placed, rect } from '../drawing/index.ts';
import { passing, swing } from '../effects/motion.ts';
import { otter, type OtterPose } from './otter.ts';
import { HITS, SCREEN, sea } from './sea.ts';

export { HITS } from './sea.ts';

/** Units of the scene: a phone held upright. */
export const STREAM = { width: 390, height: 844 } as const;
/** Seconds after which the scene repeats. */
export const STREAM_SECONDS = 24;

/** Seconds of the loop at which the streamer closes the eyes. */
const BLINKS = [1.2, 4.4, 4.8, 9.1, 12.7, 16.2, 16.6, 21.3];
const BLINK_S = 0.24;
/** When the streamer speaks: from, to. */
const SPEECH: readonly (readonly [from: number, to: number])[] = [
  [0.8, 3.4],
  [5.2, 7.6],
  [9.6, 12.4],
  [14.2, 17.8],
  [19.4, 22.6],
];

function poseAt(t: number): OtterPose {
  const blink = Math.max(0, ...BLINKS.map((at) => passing((t - at) / BLINK_S, 0.5)));
  const speaks = SPEECH.some(([from, to]) => t > from && t < to);
  const cheer = Math.max(0, ...HITS.map(([at]) => passing((t - at) / 1.4, 0.25)));
  const talk = speaks ? 0.45 + 0.4 * swing(t, 3.2) * swing(t, 0.9) : 0.2;
  return {
    blink,
    talk: Math.min(1, Math.max(0, Math.max(talk, cheer * 0.95))),
    lean: -3 + 3.4 * swing(t, 2 / STREAM_SECONDS) + 2 * swing(t, 6 / STREAM_SECONDS),
    rise: 4 * swing(t, 8 / STREAM_SECONDS) + 10 * cheer,
    wave: 4 + 6 * swing(t, 12 / STREAM_SECONDS) + 12 * cheer * swing(t, 2.5),
    look: swing(t, 3 / STREAM_SECONDS),
  };
}

function wall(a: Drawing, t: number): string {
  const tiles = [...Array(35).keys()].map((index) => {
    const [x, y] = [index % 5, Math.floor(index / 5)];
    const light = (x + y) % 2 === 1;
    return rect(x * 80 - 6, y * 80 + 40, 74, 74, 8, light ? '#ffffff' : '#000000', `opacity="${light ? 0.03 : 0.08}"`);
  });
  const pulse = 0.75 + 0.25 * swing(t, 4 / STREAM_SECONDS);
  const strip = (x: number, colour: string): string =>
    a.glow(x, 350, 150, colour, Number((0.3 * pulse).toFixed(2))) +
    rect(x - 3, 96, 6, 520, 3, colour, `opacity="${(0.75 * pulse).toFixed(2)}"`) +
    rect(x - 1.5, 96, 3, 520, 1.5, '#fff', 'opacity=".85"');
  return (
    rect(0, 0, 390, 844, 0, a.linear(['#123A5A', '#1A2A5E', '#2A1A4E', '#120A26'])) +
    tiles.join('') +
    a.glow(60, 250, 260, '#21D0C0', 0.3) +
    a.glow(350, 350, 250, '#FF5A4A', 0.3) +
    strip(14, '#3EF0DC') +
    strip(376, '#FF7A5A')
  );
}

function screen(a: Drawing, t: number): string {
  const { width, height } = SCREEN;
  const edge = a.clip(`M${-width / 2},${-height / 2}h${width}v${height}h${-width}Z`);
  return group(
    rect(-175, -101, 350, 202, 16, a.linear(['#3A4A6A', '#141C30', '#0A0F1C'])) +
      group(sea(a, t, STREAM_SECONDS), `clip-path="${edge}"`) +
      rect(-width / 2, -height / 2, width, height, 10, 'none', 'stroke="#fff" stroke-opacity=".25"') +
      path('M-169,-85a10,10 0 0 1 10,-10H15L-75,95H-159a10,10 0 0 1 -10,-10Z', '#fff', 'opacity=".05"'),
    placed(195, 253),
  );
}

/**
 * The picture of the demo's streamer at a moment: an otter with a headset, and the deep sea on the wall behind.
 * @param t seconds of the loop, 0 to {@link STREAM_SECONDS}
 * @returns an SVG of 390 × 844
 */
export function streamFrame(t: number): string {
  const a = new Drawing('stream', [0, 0, STREAM.width, STREAM.height]);
  return a.svg(wall(a, t) + screen(a, t) + otter(a, poseAt(t)));
}
