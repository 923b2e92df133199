import { resumeOnTouch } from './resumeOnTouch.ts';

/** The latest start of a sound after its event, in milliseconds. */
const LATE_MS = 500;
/** Repetitions within this time play once, for example for twenty coins. */
const TOGETHER_MS = 80;
const LOUDNESS = 0.5;

/** The options of a longer sound. */
export interface SoundOptions {
  /** The latest start in milliseconds. Defaults to {@link LATE_MS}. */
  readonly lateMs?: number;
  /** Called once when the sound ends, is stopped, or is not played. */
  readonly onEnd?: () => void;
  readonly signal?: AbortSignal;
}

export type PlaySound = (address: string, options?: SoundOptions) => Promise<void>;

async function load(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${String(answer.status)}`);
  return answer.arrayBuffer();
}

/**
 * Creates a player of sounds: one context for the page, opened with the first sound; each file is fetched once. A sound that fails to load
 * is silent, and loads again the next time.
 */
export function createAudio(): PlaySound {
  const buffers = new Map<string, Promise<AudioBuffer>>();
  const last = new Map<string, number>();
  let context: AudioContext | undefined;

  const bufferOf = (on: AudioContext, address: string): Promise<AudioBuffer> => {
    const kept = buffers.get(address) ?? load(address).then((bytes) => on.decodeAudioData(bytes));
    buffers.set(address, kept);
    kept.catch(() => buffers.delete(address));
    return kept;
  };

  /** @returns whether the sound plays; `onEnd` is then called at its end */
  const start = async (address: string, { lateMs = LATE_MS, onEnd, signal }: SoundOptions): Promise<boolean> => {
    const at = performance.now();
    if (at - (last.get(address) ?? Number.NEGATIVE_INFINITY) < TOGETHER_MS) return false;
    last.set(address, at);
    if (context === undefined) {
      context = new AudioContext();
      resumeOnTouch(context);
    }
    // The browser may have suspended the context, or may not have allowed it to start.
    if (context.state !== 'running') await context.resume();
    const buffer = await bufferOf(context, address);
    if (performance.now() - at > lateMs || signal?.aborted === true) return false;
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(new GainNode(context, { gain: LOUDNESS })).connect(context.destination);
    if (onEnd) source.onended = onEnd;
    signal?.addEventListener('abort', () => source.stop(), { once: true });
    source.start();
    return true;
  };

  return async (address, options = {}) => {
    // Sounds are optional, so failures are ignored.
    const plays = await start(address, options).catch(() => false);
    if (!plays) options.onEnd?.();
  };
}
