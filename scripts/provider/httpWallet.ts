import { createPrivateKey, type KeyObject, randomUUID, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { WalletUnderTest } from '#conformance/wallet/index.ts';
import { KEY_HEADER, SIGNATURE_HEADER } from '#protocol/wallet/index.ts';

const TIMEOUT_MS = 10_000;

export interface HttpWallet {
  /** The base address of the calls: `https://play.example/wallet/v1`. */
  readonly url: string;
  readonly keyID: string;
  /** The file of the private key in PEM. */
  readonly keyFile: string;
  readonly gameCode: string;
  readonly launchToken: string;
  readonly grants?: WalletUnderTest['grants'];
}

/** Ed25519 signs the bytes themselves, RSA their SHA-256. */
function signBody(key: KeyObject, body: string): string {
  const algorithm = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  return sign(algorithm, Buffer.from(body), key).toString('base64');
}

/** Makes a wallet over HTTP. @throws Error if the key cannot be read */
export function httpWallet({ url, keyID, keyFile, gameCode, launchToken, grants }: HttpWallet): WalletUnderTest {
  const key = createPrivateKey(readFileSync(keyFile));
  return {
    keyID,
    gameCode,
    launchToken,
    ...(grants !== undefined && { grants }),
    sign: (body) => signBody(key, body),
    now: () => Date.now(),
    unique: () => randomUUID(),
    async send({ path, keyID: sender, signature, body }) {
      const answer = await fetch(`${url.replace(/\/$/, '')}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [KEY_HEADER]: sender, [SIGNATURE_HEADER]: signature },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { http: answer.status, body: await answer.text() };
    },
  };
}
