import { type ComponentType, createContext } from 'react';
import type { UserInfo } from '#protocol/entities/player.ts';

/** What a key that another feature adds to the player card is told. */
export interface AddedKeyProps {
  /** Whose card it is, as the service told it last: anew with each push. */
  readonly player: UserInfo;
  /** Closes the card, and the key with it: for a key that leads away from it. */
  readonly onClose: () => void;
}

/**
 * A key that another feature adds to the player card (specification 2 §2: chat, gift, red envelope). It stands beside 加好友 on the card of
 * a player who is not blocked, and on one's own for `on: 'own'`; never for a guest. With `on: 'about'` it stands below the facts of another
 * player, for guests and about blocked players as well: it only shows more of the player. `Key` draws a `Button` with `fullWidth` and an icon, or
 * nothing where it is not allowed, and holds its own windows: a window may lie over the card, or open elsewhere after `onClose`.
 */
export interface AddedKey {
  readonly id: string;
  readonly on: 'others' | 'own' | 'about';
  readonly Key: ComponentType<AddedKeyProps>;
}

/** Fetches the keys that are added, in the order in which they stand. */
export type LoadAddedKeys = () => Promise<readonly AddedKey[]>;

/** The keys that are added; fetched when a card first shows them. */
export const AddedKeysContext = createContext<LoadAddedKeys>(() => NO_KEYS);

const NO_KEYS: Promise<readonly AddedKey[]> = Promise.resolve([]);
