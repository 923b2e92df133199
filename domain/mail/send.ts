import type { LocalisedText } from '#protocol/entities/identifiers.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';

/** What lies in a mail: an amount of an item of the ledger. */
export interface Attachment {
  readonly ItemID: number;
  readonly Amount: number;
}

export interface NewMail {
  readonly ToID: string;
  /** The player who sends it; empty: the system. */
  readonly FromID: string;
  readonly Title: LocalisedText;
  readonly Content: LocalisedText;
  readonly Attachments: readonly Attachment[];
  /** The ledger's owner that gives the attachments, `house:<what>` or `player:<id>`; they wait with `house:mail` until collected. */
  readonly PaidBy: string;
  /** What it came from, for the bank book: `gift`, `mission` … */
  readonly Source: string;
}

/**
 * Sends a mail: the attachments leave their giver now and reach the player when collected; the player's connections get push 10112.
 * @returns the mail's id
 * @throws Failure 100011 or 200124 when the giver is a player who is short of an item
 */
export async function sendMail(_tx: Transaction, _moment: Moment, _mail: NewMail): Promise<string> {
  throw new Error('not built yet');
}
