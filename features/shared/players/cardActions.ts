import { type ComponentType, createContext } from 'react';
import type { UserInfo } from '#protocol/entities/player.ts';

export interface CardActionProps {
  /** The player of the card. The player changes with each push. */
  readonly player: UserInfo;
  readonly onClose: () => void;
}

/**
 * An action that another feature adds to the player card (specification 2 §2: chat, gift, red envelope). `on: 'others'` places it beside
 * 加好友 on the card of a player who is not blocked, `on: 'own'` on the player's own card; a guest sees neither. `on: 'about'` shows more of
 * another player below the facts, for guests and blocked players too. `Action` renders a `Button` with `fullWidth` and an icon, or nothing
 * if not allowed. It holds its own dialogs, which open over the card, or elsewhere after `onClose`.
 */
export interface CardAction {
  readonly id: string;
  readonly on: 'others' | 'own' | 'about';
  readonly Action: ComponentType<CardActionProps>;
}

/** Loads the actions, in the order of the card. */
export type LoadCardActions = () => Promise<readonly CardAction[]>;

/** The actions of the player card, loaded when a card first shows them. */
export const CardActionsContext = createContext<LoadCardActions>(() => NO_ACTIONS);

const NO_ACTIONS: Promise<readonly CardAction[]> = Promise.resolve([]);
