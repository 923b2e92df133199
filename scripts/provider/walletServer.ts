import { type KeyObject, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { TestWallet } from '#conformance/provider/index.ts';
import { KEY_HEADER, SIGNATURE_HEADER, WALLET_PREFIX } from '#protocol/wallet/index.ts';

export interface WalletServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Ed25519 signs the bytes themselves, RSA their SHA-256. */
export const isSignedBy =
  (key: KeyObject) =>
  (body: string, signature: string): boolean =>
    verify(
      key.asymmetricKeyType === 'ed25519' ? null : 'sha256',
      Buffer.from(body),
      key,
      Buffer.from(signature, 'base64'),
    );

/** Serves a test wallet over HTTP, which a provider uses as a platform's wallet. */
export async function serveWallet(wallet: TestWallet, port: number): Promise<WalletServer> {
  const server = createServer((request, response) => {
    void (async () => {
      const { url = '', headers } = request;
      const body = (await buffer(request)).toString();
      const text = (name: string): string => String(headers[name] ?? '');
      const path = url.startsWith(`${WALLET_PREFIX}/`) ? url.slice(WALLET_PREFIX.length + 1) : url;
      const reply = wallet.receive({ path, keyID: text(KEY_HEADER), signature: text(SIGNATURE_HEADER), body });
      // A lost reply closes the connection without an answer.
      if (reply === undefined) request.socket.destroy();
      else response.writeHead(reply.http, { 'content-type': 'application/json' }).end(reply.body);
    })().catch(() => request.socket.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
