import { type ComponentType, createContext } from 'react';
import type { UserInfo } from '#protocol/entities/player.ts';

/** Props of an action on the player card. */
export interface CardActionProps {
  /** The player of the card, as the service told it last. It changes with each push. */
  readonly player: UserInfo;
  /** Closes the card and the action with it, for an action that leads to another page. */
  readonly onClose: () => void;
}

/**
 * An action that another feature adds to the player card (specification 2 §2: chat, gift, red envelope). With `on: 'others'` it is
 * beside 加好友 on the card of a player who is not blocked, with `on: 'own'` on the player's own card; a guest sees neither. With
 * `on: 'about'` it is shown below the facts of another player, for guests and blocked players too: it only shows more of the player.
 * `Action` draws a `Button` with `fullWidth` and an icon, or nothing if it is not allowed. It holds its own windows: a window may lie
 * over the card, or open elsewhere after `onClose`.
 */
export interface CardAction {
  readonly id: string;
  readonly on: 'others' | 'own' | 'about';
  readonly Action: ComponentType<CardActionProps>;
}

/** Fetches the actions, in the order in which the card shows them. */
export type LoadCardActions = () => Promise<readonly CardAction[]>;

/** The actions of the player card; fetched when a card first shows them. */
export const CardActionsContext = createContext<LoadCardActions>(() => NO_ACTIONS);

const NO_ACTIONS: Promise<readonly CardAction[]> = Promise.resolve([]);
