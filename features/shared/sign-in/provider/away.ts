import * as z from 'zod/mini';
import { tabStorage } from '../../../base/settings/index.ts';

const KEY = 'menagerie.signInAway';

/** Notes that the whole page goes to an identity provider, so that the returning page can greet the player. */
export const markAway = (): void => void tabStorage.write(KEY, 1);

/** Whether this page went to an identity provider. */
export const wasAway = (): boolean => tabStorage.read(KEY, z.number()) !== undefined;

/** Removes the note once the page has read it. */
export const forgetAway = (): void => void tabStorage.write(KEY, undefined);
