import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { STAGE } from '#art/effects/effect.ts';

/** A low rate keeps the clips small for phones. */
export const FRAME_RATE = 18;
/** Pixels per unit of the stage. */
export const SCALE = 0.8;

/** In pixels. */
export const FRAME = { width: STAGE.width * SCALE, height: STAGE.height * SCALE } as const;
const PIXELS = FRAME.width * FRAME.height;

/** The words contain no blanks. */
const words = (line: string): readonly string[] => line.split(' ');

const rawInput = (height: number): readonly string[] =>
  words(`-f rawvideo -pix_fmt rgba -s ${FRAME.width}x${height} -r ${FRAME_RATE} -i pipe:0`);
/** Leaves out metadata of this machine, so that equal frames give equal files. */
const PLAIN = words('-an -map_metadata -1 -fflags +bitexact -flags:v +bitexact -y');

/** VP9 with an alpha channel, at a quality from 0 (best) to 63. */
export const webmArguments = (file: string, quality: number): readonly string[] => [
  ...rawInput(FRAME.height),
  ...words(`-c:v libvpx-vp9 -pix_fmt yuva420p -b:v 0 -crf ${quality}`),
  ...words('-auto-alt-ref 0 -deadline good -cpu-used 4 -row-mt 1 -g 240'),
  ...PLAIN,
  file,
];

/** H.264 without alpha: the picture in the upper half, its opacity as grey in the lower half. */
export const mp4Arguments = (file: string, quality: number): readonly string[] => [
  ...rawInput(FRAME.height * 2),
  ...words(`-c:v libx264 -pix_fmt yuv420p -profile:v main -preset medium -crf ${quality}`),
  ...words('-g 240 -movflags +faststart -tag:v avc1'),
  ...PLAIN,
  file,
];

export interface Encoder {
  readonly write: (frame: Buffer) => Promise<void>;
  /** @throws Error with ffmpeg's output if it fails */
  readonly end: () => Promise<void>;
}

/** @throws Error without ffmpeg */
export function startEncoder(parameters: readonly string[]): Encoder {
  const process: ChildProcess = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', ...parameters], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  process.stderr?.on('data', (chunk: Buffer) => {
    said += String(chunk);
  });
  const ended = new Promise<void>((resolve, reject) => {
    process.on('error', reject);
    process.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}: ${said}`))));
  });
  const { stdin } = process;
  if (stdin === null) throw new Error('ffmpeg takes no frames');
  // A broken pipe is ignored here, since the exit code of ffmpeg is reported.
  stdin.on('error', () => undefined);
  return {
    async write(frame) {
      if (!stdin.write(frame)) await Promise.race([once(stdin, 'drain'), ended]);
    },
    async end() {
      stdin.end();
      await ended;
    },
  };
}

/**
 * Converts a frame for a format without alpha: the colours multiplied by their opacity in the upper half, the opacity as grey in the lower
 * half.
 * @param frame RGBA, not premultiplied
 */
export function packAlpha(frame: Buffer): Buffer {
  const packed = Buffer.alloc(frame.length * 2, 255);
  for (let at = 0; at < PIXELS * 4; at += 4) {
    const alpha = frame[at + 3] ?? 0;
    for (let channel = at; channel < at + 3; channel += 1) {
      packed[channel] = Math.round(((frame[channel] ?? 0) * alpha) / 255);
      packed[frame.length + channel] = alpha;
    }
  }
  return packed;
}
