import candy from '#content/live/candy.flv?url';
import dragon from '#content/live/dragon.flv?url';
import owl from '#content/live/owl.flv?url';
import { type FlvFile, readFlv } from './flvFile.ts';

const SCENES: Readonly<Record<string, string>> = { candy, dragon, owl };

const files = new Map<string, Promise<FlvFile>>();

/** Loads the recorded scene of a game, with the first stream of a page that shows it. Another game gets the first scene. */
export function loadLoop(GameCode: string): Promise<FlvFile> {
  const address = SCENES[GameCode] ?? dragon;
  const known = files.get(address);
  if (known !== undefined) return known;
  const file = fetch(address)
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => readFlv(new Uint8Array(bytes)));
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
}
