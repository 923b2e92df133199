import type { CallbackQueue } from './callbackQueue.ts';

/** What a wire of the sandbox keeps. */
export interface Kept {
  readonly callbacks: CallbackQueue;
  /** Keeps trades over a restart. Undefined keeps them as long as the process runs. */
  readonly folder: string | undefined;
}
