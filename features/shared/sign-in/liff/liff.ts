import type { SharedMessage } from '#protocol/rules/sharedMessages.ts';

/** How the share picker ended: `cancelled` when the player chose nobody. */
export type PickerResult = 'sent' | 'cancelled' | 'failed';

/** A share picker that lies over the page. */
export interface Picking {
  /** How it ended; undefined while it is open. */
  result(): PickerResult | undefined;
}

/** LINE's own browser (LIFF), as the page uses it. Nobody's name or id is asked of it: only the service says who somebody is. */
export interface Liff {
  /** Whether the page runs inside LINE. */
  isInClient(): boolean;
  /** The identity token that the service verifies; undefined when LINE gave none. */
  idToken(): Promise<string | undefined>;
  /** Has LINE sign the player in anew, for a token that is over. Leaves the page, and comes back to it. */
  login(): void;
  /** Whether this version of LINE has the share picker, and the operator opened it. */
  canPick(): boolean;
  /** Opens the share picker. @param messages 1 to 5: `checkSharedMessages` */
  pick(messages: readonly SharedMessage[]): Picking;
  /** Whether the page was opened from a chat, and LINE lets it write there (`chat_message.write`). */
  canSend(): Promise<boolean>;
  /**
   * Sends messages to that chat as the player. @param messages 1 to 5: `checkSharedMessages`
   * @throws LiffError when LINE or the player refuses
   */
  send(messages: readonly SharedMessage[]): Promise<void>;
  /** Leaves LINE's own browser. */
  close(): void;
}

/** LINE's own browser did not open, or not in time. */
export class LiffFailure extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(why, options);
    this.name = 'LiffFailure';
  }
}
