import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';

const PROGRAM = fileURLToPath(new URL('musicProcess.ts', import.meta.url));
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const Played = z.object({ name: z.string(), music: z.instanceof(Uint8Array) });

/**
 * Encodes pieces of music in a separate process, because seconds of arithmetic would block the pictures that are drawn at the same time.
 * @param names of `musicFiles`
 * @returns each piece as MP3, by its name
 * @throws Error if the process fails, which prints the reason
 */
export async function playMusic(names: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const played = new Map<string, Uint8Array>();
  if (names.length === 0) return played;
  const child = fork(PROGRAM, names, { execArgv: ['--import', LOADER], serialization: 'advanced' });
  child.on('message', (message) => {
    const { name, music } = Played.parse(message);
    played.set(name, music);
  });
  // The last message may arrive after the exit.
  await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  if (child.exitCode !== 0) throw new Error(`the music ended with ${child.exitCode ?? 'a signal'}`);
  return played;
}
