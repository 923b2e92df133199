import type { ReceivedCall } from '#domain/gameWallet/receiveCall.ts';
import { resultOf, type WalletClient, type WalletResult } from '#games/provider/wallet.ts';
import { WalletAnswer, type WalletCallName } from '#protocol/wallet/index.ts';
import type { ReferenceProvider } from './referenceProvider.ts';

interface ClientParts {
  readonly reference: Pick<ReferenceProvider, 'keyID' | 'sign'>;
  /** Milliseconds since 1970, by the wallet's clock. */
  readonly now: () => number;
  readonly uuid: () => string;
  /** Sends a call to the wallet. Resolves with its parsed JSON. */
  readonly send: (call: ReceivedCall) => Promise<unknown>;
}

/** The wallet client of the reference provider, which signs and sends each call. */
export function createWalletClient({ reference, now, uuid, send }: ClientParts): WalletClient {
  const { keyID, sign } = reference;
  const ask = async (path: WalletCallName, content: object): Promise<WalletResult> => {
    const body = JSON.stringify({ call: path, request_uuid: uuid(), timestamp: now(), ...content });
    try {
      const signature = await sign(new TextEncoder().encode(body));
      return resultOf(WalletAnswer.parse(await send({ path, keyID, signature, body })));
    } catch {
      return { kind: 'unknown' };
    }
  };
  return {
    authenticate: (content) => ask('authenticate', content),
    balance: (content) => ask('balance', content),
    bet: (content) => ask('bet', content),
    win: (content) => ask('win', content),
    play: (content) => ask('play', content),
    rollback: (content) => ask('rollback', content),
    close: (content) => ask('close', content),
  };
}
