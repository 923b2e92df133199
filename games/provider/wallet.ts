import * as z from 'zod/mini';
import { WalletAnswer, type WalletCall, type WalletCallName, type WalletStatus } from '#protocol/wallet/index.ts';

/** The fields of a call without those of its request: the client adds them new to each try, and signs. */
type ContentOf<Name extends WalletCallName> = Omit<
  Extract<WalletCall, { readonly call: Name }>,
  'call' | 'request_uuid' | 'timestamp'
>;
export type PlayContent = ContentOf<'play'>;
export type BetContent = ContentOf<'bet'>;
export type WinContent = ContentOf<'win'>;

/** The result of a call. */
export type WalletResult =
  | { readonly kind: 'answered'; readonly answer: WalletAnswer }
  | { readonly kind: 'refused'; readonly status: WalletStatus; readonly balance: number | undefined }
  /** No answer, or an answer about the request only. The call may have taken effect. */
  | { readonly kind: 'unknown' };
export type KnownResult = Exclude<WalletResult, { readonly kind: 'unknown' }>;

/** The seven calls of the wallet. They never throw for faults of the network or the wallet. */
export type WalletClient = {
  readonly [Name in WalletCallName]: (content: ContentOf<Name>) => Promise<WalletResult>;
};

/** Statuses of a request, not of its transaction: an earlier try of the same transaction may have taken effect. */
const OF_THE_REQUEST: ReadonlySet<WalletStatus> = new Set([
  'DUPLICATE_TRANSACTION',
  'INVALID_PROVIDER',
  'INVALID_SIGNATURE',
  'REQUEST_EXPIRED',
  'REQUEST_REPEATED',
  'TOO_MANY_REQUESTS',
  'TRY_AGAIN',
  'WRONG_SYNTAX',
] satisfies WalletStatus[]);

export function resultOf(answer: WalletAnswer): WalletResult {
  const { status, balance } = answer;
  if (status === 'RS_OK') return { kind: 'answered', answer };
  return OF_THE_REQUEST.has(status) ? { kind: 'unknown' } : { kind: 'refused', status, balance };
}

/** An answer whose status this build does not have. */
const LaterAnswer = z.object({ status: z.string(), balance: WalletAnswer.shape.balance });

/**
 * Reads an answer with a status of a later contract, which is a refusal (docs/providers.md). The game reports that it cannot be played now.
 *
 * @returns undefined if the content is no answer of the wallet
 */
export function readLater(content: unknown): { readonly status: string; readonly result: WalletResult } | undefined {
  const answer = LaterAnswer.safeParse(content);
  if (!answer.success) return undefined;
  const { status, balance } = answer.data;
  return { status, result: { kind: 'refused', status: 'GAME_CLOSED', balance } };
}
