/** The prefix of keys and channels in Redis, after `REDIS_PREFIX`. A key continues with a colon and the counted thing. */
export const REDIS_KEYS = {
  /** The channel on which a process notifies the others of its pushes. */
  pushes: 'pushes',
  /** Calls of a limit of the protocol. */
  limit: 'limit',
  /** Counts of an address in a window. */
  windows: ['requests', 'frames'],
  /** Open connections of an address, by process. */
  open: ['connections', 'sockets'],
} as const;

export type WindowName = (typeof REDIS_KEYS.windows)[number];
export type OpenName = (typeof REDIS_KEYS.open)[number];
