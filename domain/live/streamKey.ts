import { hashToken } from '../session/secrets.ts';

/** The stored form of a stream key: a media server can check a key by it, and the key cannot be read from it. */
export const hashStreamKey = hashToken;
