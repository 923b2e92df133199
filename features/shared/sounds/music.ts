import { resumeOnTouch } from './resumeOnTouch.ts';

/** Quieter than the sounds of events. */
const LOUDNESS = 0.15;

/** Plays one loop at a time, and resumes it. */
export interface Music {
  /** Starts or resumes a loop. Undefined stops. A loop that fails to load is silent, and loads again the next time. */
  readonly play: (address: string | undefined) => void;
}

interface Playing {
  readonly address: string;
  readonly source: AudioBufferSourceNode;
}

/** Creates the music of a page: one context, opened with the first loop. */
export function createMusic(): Music {
  let context: AudioContext | undefined;
  let wanted: string | undefined;
  let playing: Playing | undefined;
  let loading: string | undefined;

  const begin = async (on: AudioContext, address: string): Promise<void> => {
    loading = address;
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} answered ${String(answer.status)}`);
    const buffer = await on.decodeAudioData(await answer.arrayBuffer());
    // The page may have requested another loop meanwhile.
    if (loading !== address) return;
    playing?.source.stop();
    const source = new AudioBufferSourceNode(on, { buffer, loop: true });
    source.connect(new GainNode(on, { gain: LOUDNESS })).connect(on.destination);
    source.start();
    playing = { address, source };
    // If the music was stopped meanwhile, the loop waits at its beginning.
    if (wanted === undefined) await on.suspend();
  };

  return {
    play(address) {
      wanted = address;
      if (address === undefined) {
        void context?.suspend();
        return;
      }
      try {
        if (context === undefined) {
          context = new AudioContext();
          resumeOnTouch(context, () => wanted !== undefined);
        }
      } catch {
        // The browser has no audio.
        return;
      }
      void context.resume();
      if (playing?.address === address || loading === address) return;
      begin(context, address).catch(() => {
        if (loading === address) loading = undefined;
      });
    },
  };
}
