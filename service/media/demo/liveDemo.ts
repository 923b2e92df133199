import { setTimeout as wait } from 'node:timers/promises';
import { PATHS } from '../../paths.ts';
import { isFfmpeg, pushByFfmpeg, pushByNode } from '../push/encoder.ts';

const RETRY_MS = 3000;
/** What the server says to a publisher that another one replaced: the developer's own encoder. */
const REPLACED = /Another (?:connection|encoder)/;

/** What the demo says in the terminal. */
export interface DemoTerminal {
  readonly ffmpeg: string;
  readonly print: (line: string) => void;
}

/** Shows how the demo is sent, and what a better one needs. */
const HOW = {
  ffmpeg: 'The live demo is sent by ffmpeg.',
  node: 'The live demo is sent by Node, since there is no ffmpeg. For streams of your own install ffmpeg (Debian and Ubuntu: apt install ffmpeg; macOS: brew install ffmpeg; Windows: winget install ffmpeg) or OBS.',
};

/** Sends the recorded scene until the signal ends it, or until another encoder takes the room over. */
export async function runLiveDemo(url: string, signal: AbortSignal, { ffmpeg, print }: DemoTerminal): Promise<void> {
  const hasFfmpeg = await isFfmpeg(ffmpeg);
  const push = hasFfmpeg ? pushByFfmpeg(ffmpeg) : pushByNode;
  print(hasFfmpeg ? HOW.ffmpeg : HOW.node);
  while (!signal.aborted) {
    const told = await push(PATHS.liveLoop, url, signal).catch((error: unknown) =>
      error instanceof Error ? error.message : '',
    );
    if (signal.aborted) return;
    if (REPLACED.test(told)) {
      print('The live demo ends: another encoder is on air in its room.');
      return;
    }
    await wait(RETRY_MS, undefined, { signal }).catch(() => {});
  }
}
