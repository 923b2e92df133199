import { onTabMessage, postToTabs } from '../settings/index.ts';

const CHANNEL = 'menagerie.session';

/** Notifies the other tabs of this browser that a player signed in or out. */
export const notifyOtherTabs = (): void => postToTabs(CHANNEL, 'changed');

/**
 * Calls back when a player signs in or out in another tab.
 *
 * @returns a function that stops it
 */
export const onOtherTabs = (changed: () => void): (() => void) => onTabMessage(CHANNEL, changed);
