import type { SharedMessage } from '#protocol/rules/sharedMessages.ts';

/** The outcome of the share picker. `cancelled` if the player chose no friend. */
export type PickerResult = 'sent' | 'cancelled' | 'failed';

export interface Picking {
  result(): PickerResult | undefined;
}

/** LINE's own browser (LIFF), as the page uses it. The page reads no name or id from LINE, since only the service identifies the player. */
export interface Liff {
  isInClient(): boolean;
  /** The identity token for the service. Undefined if LINE returned no token. */
  idToken(): Promise<string | undefined>;
  /** Asks LINE to sign the player in again because of an expired token. The player leaves the page and returns to it. */
  login(): void;
  /** Whether this version of LINE has the share picker, and the operator has enabled it. */
  canPick(): boolean;
  /** Opens the share picker. @param messages 1 to 5: `checkSharedMessages` */
  pick(messages: readonly SharedMessage[]): Picking;
  /** Whether the page was opened from a chat to which it may write (`chat_message.write`). */
  canSend(): Promise<boolean>;
  /**
   * Sends messages to that chat as the player.
   *
   * @param messages 1 to 5: `checkSharedMessages`
   * @throws LiffError if LINE or the player refuses
   */
  send(messages: readonly SharedMessage[]): Promise<void>;
  close(): void;
}

/** LINE's own browser did not open in time. */
export class LiffFailure extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(why, options);
    this.name = 'LiffFailure';
  }
}
