import * as z from 'zod/mini';
import { tabStorage } from '../../../base/settings/index.ts';

const CLOSED = 'menagerie.live.miniClosed';

/** Whether the player closed the small window in this tab. */
export const wasClosed = (): boolean => tabStorage.read(CLOSED, z.literal(true)) ?? false;

export const keepClosed = (): void => void tabStorage.write(CLOSED, true);
