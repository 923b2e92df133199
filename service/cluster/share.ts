/** The part of a limit that one of several processes may use by itself. */
export const shareOf = (limit: number, nodes: number): number => Math.max(1, Math.floor(limit / nodes));

/** A count above this part of a share is told to the others; what stays below in every process cannot reach the limit. */
export const reportedFrom = (limit: number, nodes: number): number => Math.max(1, Math.floor(limit / nodes / 4));
