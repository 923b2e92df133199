import * as z from 'zod/mini';
import { readStored, writeStored } from '../../../base/settings/index.ts';
import { supportsPasskeys } from './supportsPasskeys.ts';

const KEY = 'menagerie.passkeyOffered';

/** Whether to offer a passkey in this browser: it can have one, and nobody was offered one here. */
export const shouldOfferPasskey = (): boolean => supportsPasskeys() && readStored(KEY, z.literal(true)) === undefined;

/** Keeps that it was offered: once in a browser. */
export const savePasskeyOffered = (): void => void writeStored(KEY, true);
