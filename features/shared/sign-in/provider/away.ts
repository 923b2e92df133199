import * as z from 'zod/mini';
import { tabStorage } from '../../../base/settings/index.ts';

const KEY = 'menagerie.signInAway';

/** Stores that the page goes to an identity provider, so that the page can greet the player after the return. */
export const markAway = (): void => void tabStorage.write(KEY, 1);

/** Whether this page went to an identity provider. */
export const wasAway = (): boolean => tabStorage.read(KEY, z.number()) !== undefined;

/** Removes the mark of `markAway`. */
export const forgetAway = (): void => void tabStorage.write(KEY, undefined);
