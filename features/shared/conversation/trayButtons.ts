import { type ComponentType, createContext } from 'react';
import type { ChannelType } from '#protocol/entities/channel.ts';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import type { Conversation, SendOutcome } from './conversation.ts';

/** Props of a button of the tray. */
export interface TrayButtonProps {
  /** The conversation that the tray belongs to. */
  readonly conversation: Conversation;
  /** The other player of a private conversation; undefined in shared channels, and before it is known. */
  readonly partner: PlayerSummary | undefined;
  /**
   * Posts a message to the conversation as if it had been typed: it is on the screen at once, and the list scrolls to its end.
   * @param message as it goes over the wire
   */
  readonly post: (message: string) => Promise<SendOutcome>;
  /** Closes the tray and the button with it. */
  readonly onClose: () => void;
}

/**
 * A button that another feature adds to the tray under the text field of a conversation: a gift, a red envelope, a share. `Button`
 * draws one `TrayTile`, or nothing if it is not allowed, and holds its own windows, which lie over the chat.
 */
export interface TrayButton {
  readonly id: string;
  /** The channels that show it. */
  readonly channels: readonly ChannelType[];
  readonly Button: ComponentType<TrayButtonProps>;
}

/** Fetches the buttons, in the order in which the tray shows them. */
export type LoadTrayButtons = () => Promise<readonly TrayButton[]>;

/** The buttons of the tray; fetched when a tray first opens. Without them there is no tray. */
export const TrayButtonsContext = createContext<LoadTrayButtons | undefined>(undefined);
