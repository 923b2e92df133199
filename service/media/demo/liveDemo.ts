import { setTimeout as wait } from 'node:timers/promises';
import { PATHS } from '../../paths.ts';
import { CUT_SENTENCES, REFUSAL_SENTENCES } from '../publisherSentences.ts';
import { isFfmpeg, pushByFfmpeg, pushByNode } from '../push/encoder.ts';

const RETRY_MS = 3000;
/** Sentences of the server for a publisher that another encoder replaced. */
const REPLACED = [CUT_SENTENCES.replaced, REFUSAL_SENTENCES.inUse];
/**
 * Sentences of the server for a publisher that cannot return. Each further try would count as a wrong key of this
 * address.
 */
const FINAL = [
  CUT_SENTENCES.keyReset,
  CUT_SENTENCES.stopped,
  REFUSAL_SENTENCES.formerKey,
  REFUSAL_SENTENCES.unknownKey,
  REFUSAL_SENTENCES.hostClosed,
];

/** The ffmpeg of the demo and its output to the terminal. */
export interface DemoTerminal {
  readonly ffmpeg: string;
  readonly print: (line: string) => void;
}

/** Lines that say how the demo is sent. */
const HOW = {
  ffmpeg: 'The live demo is sent by ffmpeg.',
  node: 'The live demo is sent by Node, since there is no ffmpeg. For streams of your own install ffmpeg (Debian and Ubuntu: apt install ffmpeg; macOS: brew install ffmpeg; Windows: winget install ffmpeg) or OBS.',
};

/** Returns why the demo ends, read from the server's answer. @returns undefined if the demo tries again */
function reasonToEnd(told: string): string | undefined {
  if (REPLACED.some((sentence) => told.includes(sentence))) return 'another encoder is on air in its room.';
  return FINAL.find((sentence) => told.includes(sentence));
}

/**
 * Sends the recorded scene until the signal aborts, another encoder takes over the room, or the server refuses the key
 * for good.
 * After any other end the demo connects again.
 */
export async function runLiveDemo(url: string, signal: AbortSignal, { ffmpeg, print }: DemoTerminal): Promise<void> {
  const hasFfmpeg = await isFfmpeg(ffmpeg);
  const push = hasFfmpeg ? pushByFfmpeg(ffmpeg) : pushByNode;
  print(hasFfmpeg ? HOW.ffmpeg : HOW.node);
  while (!signal.aborted) {
    const told = await push(PATHS.liveLoop, url, signal).catch((error: unknown) =>
      error instanceof Error ? error.message : '',
    );
    if (signal.aborted) return;
    const reason = reasonToEnd(told);
    if (reason !== undefined) {
      print(`The live demo ends: ${reason}`);
      return;
    }
    await wait(RETRY_MS, undefined, { signal }).catch(() => {});
  }
}
