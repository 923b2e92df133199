import { Drawing, group, path, placed, rect } from '../drawing/index.ts';
import { passing, swing } from '../effects/motion.ts';
import { STREAM_LOOKS, type StreamLook, type StreamScene } from './looks.ts';
import { streamer, type StreamerPose } from './streamer.ts';

export { STREAM_LOOKS, type StreamScene } from './looks.ts';

/** Units of a scene: a phone held upright. */
export const STREAM = { width: 390, height: 844 } as const;
/** Units of the game's picture on the wall, about its middle. */
export const SCREEN = { width: 342, height: 268 } as const;
/** Seconds after which a scene repeats. */
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

function poseAt(t: number, hits: readonly number[]): StreamerPose {
  const blink = Math.max(0, ...BLINKS.map((at) => passing((t - at) / BLINK_S, 0.5)));
  const speaks = SPEECH.some(([from, to]) => t > from && t < to);
  const cheer = Math.max(0, ...hits.map((at) => passing((t - at) / 1.4, 0.25)));
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

function wall(a: Drawing, { wall: colours, lamps: [left, right] }: StreamLook, t: number): string {
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
    rect(0, 0, 390, 844, 0, a.linear(colours)) +
    tiles.join('') +
    a.glow(60, 250, 260, left, 0.3) +
    a.glow(350, 350, 250, right, 0.3) +
    strip(10, left) +
    strip(380, right)
  );
}

function screen(a: Drawing, game: string): string {
  const { width, height } = SCREEN;
  const [left, top] = [-width / 2, -height / 2];
  const edge = a.clip(`M${left},${top}h${width}v${height}h${-width}Z`);
  return group(
    rect(left - 7, top - 7, width + 14, height + 16, 16, a.linear(['#3A4A6A', '#141C30', '#0A0F1C'])) +
      group(game, `clip-path="${edge}"`) +
      rect(left, top, width, height, 10, 'none', 'stroke="#fff" stroke-opacity=".25"') +
      path(`M${left},${top}H15L-75,${-top}H${left}Z`, '#fff', 'opacity=".04"'),
    placed(195, 236),
  );
}

/**
 * The picture of a streamer of the demo at a moment: an animal with a headset, and a game on the wall behind.
 * @param t seconds of the loop, 0 to {@link STREAM_SECONDS}
 * @param game the game's picture as SVG, {@link SCREEN} about 0,0
 * @param hits the seconds at which the streamer cheers
 * @returns an SVG of 390 × 844
 */
export function streamFrame(scene: StreamScene, t: number, game: string, hits: readonly number[]): string {
  const look = STREAM_LOOKS[scene];
  const a = new Drawing('stream', [0, 0, STREAM.width, STREAM.height]);
  return a.svg(wall(a, look, t) + screen(a, game) + streamer(a, look.streamer, poseAt(t, hits)));
}
