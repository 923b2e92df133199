import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PATHS } from '../../paths.ts';
import { CUT_SENTENCES, REFUSAL_SENTENCES } from '../publisherSentences.ts';
import { type Encoder, isFfmpeg, pushByFfmpeg, pushByNode } from '../push/encoder.ts';

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

/** A recorded scene by its game, and the address to send it to. */
export interface DemoStream {
  readonly GameCode: string;
  readonly url: string;
}

/**
 * Sends recorded scenes side by side. Each is sent until the signal aborts, another encoder takes over its room, or the
 * server refuses its key for good. After any other end it connects again.
 */
export async function runLiveDemos(
  streams: readonly DemoStream[],
  signal: AbortSignal,
  { ffmpeg, print }: DemoTerminal,
): Promise<void> {
  if (streams.length === 0) return;
  const push = await encoderOf(ffmpeg, print);
  await Promise.all(streams.map((stream) => sendScene(stream, signal, push, print)));
}

async function encoderOf(ffmpeg: string, print: DemoTerminal['print']): Promise<Encoder> {
  const hasFfmpeg = await isFfmpeg(ffmpeg);
  print(hasFfmpeg ? HOW.ffmpeg : HOW.node);
  return hasFfmpeg ? pushByFfmpeg(ffmpeg) : pushByNode;
}

async function sendScene(
  { GameCode, url }: DemoStream,
  signal: AbortSignal,
  push: Encoder,
  print: DemoTerminal['print'],
): Promise<void> {
  const file = join(PATHS.liveScenes, `${GameCode}.flv`);
  while (!signal.aborted) {
    const told = await push(file, url, signal).catch((error: unknown) => (error instanceof Error ? error.message : ''));
    if (signal.aborted) return;
    const reason = reasonToEnd(told);
    if (reason !== undefined) {
      print(`The live demo of ${GameCode} ends: ${reason}`);
      return;
    }
    await wait(RETRY_MS, undefined, { signal }).catch(() => {});
  }
}
