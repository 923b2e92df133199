import { type KeyObject, randomUUID, sign } from 'node:crypto';
import {
  KEY_HEADER,
  SIGNATURE_HEADER,
  WALLET_PREFIX,
  WalletAnswer,
  type WalletCallName,
} from '#protocol/wallet/index.ts';
import { resultOf, readLater, type WalletClient, type WalletResult } from '#games/provider/wallet.ts';

/** The timeout of a call: shorter than the time after which the janitor repeats it. */
const ANSWER_MS = 4000;
const MAX_ANSWER_BYTES = 64 * 1024;
/** The longest reported status. */
const MAX_STATUS = 64;

export interface WalletSettings {
  /** Scheme, host and port. */
  readonly platformUrl: string;
  readonly keyID: string;
  /** An Ed25519 key. */
  readonly key: KeyObject;
  readonly now: () => number;
  /** Updates `now` in development. A call with a refused timestamp is then sent again, once. */
  readonly readClock?: (() => Promise<void>) | undefined;
  readonly answerMs?: number;
  /** Receives the error of a call without a usable answer. */
  readonly report: (error: unknown) => void;
}

const UNKNOWN: WalletResult = { kind: 'unknown' };

/** Calls the wallet over HTTP. Keeps connections open between calls. */
export function createWalletClient(settings: WalletSettings): WalletClient {
  const carry = (call: WalletCallName, content: object): Promise<WalletResult> =>
    send(settings, call, content).catch((error: unknown) => {
      settings.report(error);
      return UNKNOWN;
    });
  return {
    authenticate: (content) => carry('authenticate', content),
    balance: (content) => carry('balance', content),
    bet: (content) => carry('bet', content),
    win: (content) => carry('win', content),
    play: (content) => carry('play', content),
    rollback: (content) => carry('rollback', content),
    close: (content) => carry('close', content),
  };
}

async function send(settings: WalletSettings, call: WalletCallName, content: object): Promise<WalletResult> {
  const { platformUrl, keyID, key, now, readClock, report, answerMs = ANSWER_MS } = settings;
  const body = JSON.stringify({ ...content, call, request_uuid: randomUUID(), timestamp: now() });
  const response = await fetch(`${platformUrl}${WALLET_PREFIX}/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [KEY_HEADER]: keyID,
      [SIGNATURE_HEADER]: sign(null, Buffer.from(body), key).toString('base64'),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
  });
  const received = await readJson(response);
  const answer = WalletAnswer.safeParse(received);
  if (answer.success && answer.data.status === 'REQUEST_EXPIRED' && readClock !== undefined) {
    await readClock();
    return send({ ...settings, readClock: undefined }, call, content);
  }
  if (answer.success) return resultOf(answer.data);
  const later = response.status === 200 ? readLater(received) : undefined;
  const status = later === undefined ? '' : `: status ${later.status.slice(0, MAX_STATUS)}`;
  report(new Error(`the wallet's answer to ${call} (HTTP ${response.status}) is not one of the contract${status}`));
  return later?.result ?? UNKNOWN;
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text.length > MAX_ANSWER_BYTES) throw new Error('the answer of the wallet is too long');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
