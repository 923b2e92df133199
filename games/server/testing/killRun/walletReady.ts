import { ask, CallRefused } from '../gameServerWorld.ts';

/** Whether the wallet answers. The first calls of a new process are slow, and a launch token can be used once only. */
export const isWalletReady = (origin: string): Promise<boolean> =>
  ask(origin, 'openSession', { LaunchToken: 'unknown', GameCode: 'owl' }).then(
    () => false,
    (error: unknown) => error instanceof CallRefused && error.code === 'INVALID_LAUNCH',
  );
