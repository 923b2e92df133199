import { type ComponentType, createContext } from 'react';
import type { ChannelType } from '#protocol/entities/channel.ts';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import type { Conversation, SendOutcome } from './conversation.ts';

/** What a key of the tray is told. */
export interface TrayKeyProps {
  /** Where one writes. */
  readonly conversation: Conversation;
  /** With whom one talks in private; undefined in shared channels, and before it is known. */
  readonly partner: PlayerSummary | undefined;
  /**
   * Says something in the conversation, as if it had been typed: it is on the screen at once, and the list goes to its end.
   * @param message as it goes over the wire
   */
  readonly post: (message: string) => Promise<SendOutcome>;
  /** Closes the tray, and the key with it. */
  readonly onClose: () => void;
}

/**
 * A key that another feature adds to the tray under the field of a conversation: a gift, a red envelope, a share. `Key` draws one
 * `TrayTile`, or nothing where it is not allowed, and holds its own windows, which lie over the chat.
 */
export interface TrayKey {
  readonly id: string;
  /** In which channels it stands. */
  readonly channels: readonly ChannelType[];
  readonly Key: ComponentType<TrayKeyProps>;
}

/** Fetches the keys, in the order in which they stand. */
export type LoadTrayKeys = () => Promise<readonly TrayKey[]>;

/** The keys of the tray; fetched when one first opens. Without any there is no tray. */
export const TrayKeysContext = createContext<LoadTrayKeys | undefined>(undefined);
