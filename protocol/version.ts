/** The protocol's version, told at login; a client with an older major offers to reload (decisions §2). */
export const PROTOCOL_VERSION = '1.0.0';

/** Whether a client of `own` should reload to speak with a server of `theirs`: the server's major is newer. */
export const isOutdated = (own: string, theirs: string): boolean => major(own) < major(theirs);

const major = (version: string): number => Number.parseInt(version, 10);
