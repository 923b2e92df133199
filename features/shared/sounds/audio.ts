/** A sound that comes later than this after its moment belongs to nothing any more. */
const LATE_MS = 500;
/** Twenty coins at once are one sound. */
const TOGETHER_MS = 80;
const LOUDNESS = 0.5;

/** What somebody wants of a sound that is more than an answer to a press. */
export interface SoundOptions {
  /** How late it may begin, in ms; {@link LATE_MS} by default. */
  readonly lateMs?: number;
  /** It has ended, by itself or by the signal, or was not played at all. Told once. */
  readonly onEnd?: () => void;
  /** Stops it. */
  readonly signal?: AbortSignal;
}

/** Plays a sound by its address. */
export type PlaySound = (address: string, options?: SoundOptions) => Promise<void>;

async function load(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${String(answer.status)}`);
  return answer.arrayBuffer();
}

/**
 * Makes what plays sounds by their addresses: one context for the page, opened with the first sound, each file fetched once.
 * A sound that cannot be had is silence; it is asked for again the next time.
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

  /** @returns whether it plays; then `onEnd` is told when it ends */
  const start = async (address: string, { lateMs = LATE_MS, onEnd, signal }: SoundOptions): Promise<boolean> => {
    const at = performance.now();
    if (at - (last.get(address) ?? Number.NEGATIVE_INFINITY) < TOGETHER_MS) return false;
    last.set(address, at);
    context ??= new AudioContext();
    // The browser may have put it to sleep, or not let it begin yet.
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
    // Nobody needs a sound.
    const plays = await start(address, options).catch(() => false);
    if (!plays) options.onEnd?.();
  };
}
