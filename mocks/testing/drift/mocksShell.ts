import { http, passthrough } from 'msw';
import { TestContext } from '#conformance/testContext.ts';
import type { Handlers } from '#domain/backend.ts';
import type { Snapshot } from '#domain/store.ts';
import { sharpPictures } from '#service/ports/pictures.ts';
import { startNodeMocks } from '../../node.ts';
import { noArchive } from '../../world/archive.ts';
import { createLinkAdapter } from '../linkAdapter.ts';
import { noteChanges } from './changedRows.ts';
import { sameRandom } from './sameRandom.ts';
import { type DriftShell, Hearing } from './shell.ts';

const ORIGIN = 'http://mocks.test';

/**
 * The mocks' side, through the interception of `fetch` and `WebSocket`.
 *
 * @param publicOrigin the players' address of the service, which is on this machine and not intercepted
 */
export async function startMocksShell(
  initial: Snapshot,
  seed: number,
  { publicOrigin, handlers }: { readonly publicOrigin: string; readonly handlers: Handlers | undefined },
): Promise<DriftShell> {
  const changed = new Map<string, string>();
  const mocks = await startNodeMocks({
    origin: ORIGIN,
    demo: () => Promise.resolve(initial),
    archive: { ...noArchive, append: noteChanges(changed) },
    random: sameRandom(seed).random,
    ...(handlers && { handlers }),
    pictures: sharpPictures,
    jar: () => 'drift',
  });
  mocks.server.use(http.all(/^(?:http|ws):\/\/127\.0\.0\.1[:/]/, () => passthrough()));
  return {
    name: 'the mocks',
    addresses: [ORIGIN, publicOrigin, 'http://127.0.0.1'],
    changed,
    context: new TestContext(createLinkAdapter(ORIGIN, mocks.link)),
    async call({ method, path, headers, body }) {
      const reply = await fetch(`${ORIGIN}${path}`, {
        method,
        headers,
        redirect: 'manual',
        ...(body !== undefined && { body }),
      });
      return {
        status: reply.status,
        reason: reply.statusText,
        headers: Object.fromEntries(reply.headers),
        // `text()` would drop the byte order mark of a file.
        text: Buffer.from(await reply.arrayBuffer()).toString('utf8'),
      };
    },
    open: (socket) =>
      new Promise((resolve, reject) => {
        const hearing = new Hearing();
        const wire = new WebSocket(`${ORIGIN.replace('http', 'ws')}/ws/${socket}`);
        wire.addEventListener('message', ({ data }) => hearing.add(String(data)));
        wire.addEventListener('close', ({ code, reason }) => hearing.add({ closed: code, reason }));
        wire.addEventListener('error', () => reject(new Error(`the ${socket} socket did not open`)));
        wire.addEventListener('open', () =>
          resolve(Object.assign(hearing, { send: (frame: string | Uint8Array<ArrayBuffer>) => wire.send(frame) })),
        );
      }),
    stop: () => mocks.stop(),
  };
}
