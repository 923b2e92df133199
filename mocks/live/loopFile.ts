import loop from '#content/live/loop.flv?url';
import { type FlvFile, readFlv } from './flvFile.ts';

let file: Promise<FlvFile> | undefined;

/** Loads the recorded loop, with the first stream of a page. */
export function loadLoop(): Promise<FlvFile> {
  file ??= fetch(loop)
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => readFlv(new Uint8Array(bytes)));
  file.catch(() => {
    file = undefined;
  });
  return file;
}
