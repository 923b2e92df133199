/** The part of a limit that one of several processes may use alone. */
export const shareOf = (limit: number, nodes: number): number => Math.max(1, Math.floor(limit / nodes));

/**
 * A process reports a count above this part of its share. Smaller counts in every process cannot reach the limit
 * together.
 */
export const reportedFrom = (limit: number, nodes: number): number => Math.max(1, Math.floor(limit / nodes / 4));
