/** The protocol's version, sent at the login. A client with an older major version offers to reload (decisions §2). */
export const PROTOCOL_VERSION = '1.0.0';

/** Whether a client of version `own` should reload for a server of version `theirs`: the server's major version is newer. */
export const isOutdated = (own: string, theirs: string): boolean => major(own) < major(theirs);

const major = (version: string): number => Number.parseInt(version, 10);
