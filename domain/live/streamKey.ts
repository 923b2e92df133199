import { hashToken } from '../session/secrets.ts';

/** A media server can check a key by its hash, but cannot read the key from it. */
export const hashStreamKey = hashToken;
