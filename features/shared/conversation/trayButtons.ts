import { type ComponentType, createContext } from 'react';
import type { ChannelType } from '#protocol/entities/channel.ts';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import type { Conversation, SendOutcome } from './conversation.ts';

export interface TrayButtonProps {
  readonly conversation: Conversation;
  /** The other player of a private conversation. Undefined in shared channels, and while loading. */
  readonly partner: PlayerSummary | undefined;
  /**
   * Posts a message to the conversation as if the player had typed it: the screen shows it immediately and the list scrolls to its end.
   *
   * @param message in the format of the wire
   */
  readonly post: (message: string) => Promise<SendOutcome>;
  readonly onClose: () => void;
}

/**
 * A button that another feature adds to the tray under the text field of a conversation: a gift, a red envelope, a share. `Button` renders
 * one `TrayTile`, or nothing if not allowed, and holds its own dialogs.
 */
export interface TrayButton {
  readonly id: string;
  readonly channels: readonly ChannelType[];
  readonly Button: ComponentType<TrayButtonProps>;
}

/** Loads the buttons, in the order of the tray. */
export type LoadTrayButtons = () => Promise<readonly TrayButton[]>;

/** The buttons of the tray, loaded when a tray opens first. If there are no buttons, there is no tray. */
export const TrayButtonsContext = createContext<LoadTrayButtons | undefined>(undefined);
