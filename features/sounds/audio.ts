/** A sound that comes later than this after its moment belongs to nothing any more. */
const LATE_MS = 500;
/** Twenty coins at once are one sound. */
const TOGETHER_MS = 80;
const LOUDNESS = 0.5;

async function load(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${String(answer.status)}`);
  return answer.arrayBuffer();
}

/**
 * Makes what plays sounds by their addresses: one context for the page, opened with the first sound, each file fetched once.
 * A sound that cannot be had is silence; it is asked for again the next time.
 */
export function createAudio(): (address: string) => Promise<void> {
  const buffers = new Map<string, Promise<AudioBuffer>>();
  const last = new Map<string, number>();
  let context: AudioContext | undefined;

  const bufferOf = (on: AudioContext, address: string): Promise<AudioBuffer> => {
    const kept = buffers.get(address) ?? load(address).then((bytes) => on.decodeAudioData(bytes));
    buffers.set(address, kept);
    kept.catch(() => buffers.delete(address));
    return kept;
  };

  return async (address) => {
    const at = performance.now();
    if (at - (last.get(address) ?? Number.NEGATIVE_INFINITY) < TOGETHER_MS) return;
    last.set(address, at);
    try {
      context ??= new AudioContext();
      // The browser may have put it to sleep, or not let it begin yet.
      if (context.state !== 'running') await context.resume();
      const buffer = await bufferOf(context, address);
      if (performance.now() - at > LATE_MS) return;
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(new GainNode(context, { gain: LOUDNESS })).connect(context.destination);
      source.start();
    } catch {
      // Nobody needs a sound.
    }
  };
}
