import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';

const PROGRAM = fileURLToPath(new URL('soundsProcess.ts', import.meta.url));
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const Sounds = z.array(z.object({ file: z.string(), bytes: z.instanceof(Uint8Array) }));
export type Sounds = z.infer<typeof Sounds>;
/** A message of `soundsProcess.ts`. */
const Played = z.object({ code: z.string(), files: Sounds });

/**
 * Renders the sounds of games in a separate process, because seconds of arithmetic would block the pictures that are drawn at the same time.
 * @param codes of the games, in the order in which their sounds are needed
 * @returns a function that returns the sounds of one of these games when they are ready. It throws an error if the process fails, which
 * prints the reason
 */
export function playSounds(codes: readonly string[]): (code: string) => Promise<Sounds> {
  const played = new Map<string, Promise<Sounds>>();
  const resolvers = new Map<string, (files: Sounds) => void>();
  const rejecters: ((error: Error) => void)[] = [];
  for (const code of codes) {
    const sounds = new Promise<Sounds>((resolve, reject) => {
      resolvers.set(code, resolve);
      rejecters.push(reject);
    });
    // The caller handles the failure when it needs the sounds.
    sounds.catch(() => undefined);
    played.set(code, sounds);
  }
  if (codes.length > 0) {
    const child = fork(PROGRAM, codes, { execArgv: ['--import', LOADER], serialization: 'advanced' });
    child.on('message', (message) => {
      const { code, files } = Played.parse(message);
      resolvers.get(code)?.(files);
    });
    // The last message may arrive after the exit.
    child.on('close', (exit) => {
      for (const reject of rejecters) reject(new Error(`the sounds ended with ${exit ?? 'a signal'}`));
    });
  }
  return (code) => played.get(code) ?? Promise.reject(new Error(`the sounds of ${code} are not played`));
}
