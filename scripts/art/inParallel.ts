import { availableParallelism } from 'node:os';

/** Runs `work` over the list, with as many parallel calls as there are processors. */
export async function inParallel<T>(list: readonly T[], work: (entry: T) => Promise<void>): Promise<void> {
  const queue = list.values();
  const worker = async () => {
    for (const entry of queue) await work(entry);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
