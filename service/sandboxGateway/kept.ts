import type { CallbackQueue } from './callbackQueue.ts';

/** The kept state of a wire of the sandbox. */
export interface Kept {
  readonly callbacks: CallbackQueue;
  /** Keeps trades over a restart. Undefined keeps them as long as the process runs. */
  readonly folder: string | undefined;
}
