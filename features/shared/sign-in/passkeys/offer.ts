import * as z from 'zod/mini';
import { readStored, writeStored } from '../../../base/settings/index.ts';
import { supportsPasskeys } from './supportsPasskeys.ts';

const KEY = 'menagerie.passkeyOffered';

/** Whether to offer a passkey: the browser supports passkeys, and none was offered in it before. */
export const shouldOfferPasskey = (): boolean => supportsPasskeys() && readStored(KEY, z.literal(true)) === undefined;

/** Stores that a passkey was offered. */
export const savePasskeyOffered = (): void => void writeStored(KEY, true);
