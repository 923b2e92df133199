import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { z } from 'zod';

/** A benchmark process that answers one question at a time. */
export interface BenchChild<Question extends object> {
  /** Resolves with the first message, which reports that the process is ready. */
  ready<Report>(schema: z.ZodType<Report>): Promise<Report>;
  ask<Report>(question: Question, schema: z.ZodType<Report>): Promise<Report>;
  tell(question: Question): void;
  stop(): Promise<void>;
}

/**
 * Starts a program of the benchmark in a separate process. The process exits when its connection to this process ends.
 * @param file the program's address
 */
export function startChild<Question extends object>(file: URL, words: readonly string[]): BenchChild<Question> {
  const child = fork(file, [...words], { execArgv: ['--import', 'tsx', '--expose-gc'] });
  const tell = (question: Question): void => void child.send(question);
  return {
    tell,
    ready: async (schema) => schema.parse(await nextMessage(child)),
    ask: async (question, schema) => {
      tell(question);
      return schema.parse(await nextMessage(child));
    },
    stop: async () => {
      // A failed process is gone already.
      if (!child.connected) return;
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

const nextMessage = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const onExit = (code: number | null): void =>
      reject(new Error(`a process of the benchmark ended (${code ?? 'killed'})`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });
