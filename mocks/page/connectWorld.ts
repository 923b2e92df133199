import { openArchive } from '../world/archive.ts';
import { admit, keepTime } from '../world/host.ts';
import { createWorld, type World } from '../world/world.ts';
import { createLink, type WorldLink } from './link.ts';

/**
 * Connects this page with the world of all tabs, in its SharedWorker. Where there is none (some phones), the page hosts the
 * kept world itself, and other tabs have theirs.
 * @param name the world's name, and its archive's
 */
export async function connectWorld(name: string): Promise<WorldLink> {
  if (typeof SharedWorker === 'undefined') {
    return hostWorld(await createWorld({ archive: await openArchive(name), origin: location.origin }));
  }
  const worker = new SharedWorker(new URL('../world/world.worker.ts', import.meta.url), { type: 'module', name });
  worker.addEventListener('error', () => reportError(new Error('The worker of the mock world failed.')));
  const link = createLink(worker.port);
  // A page that goes into the back-forward cache comes back with `persisted`, and reloads to be let in anew.
  addEventListener('pagehide', () => link.leave());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  return link;
}

/** Lets the caller into a world that lives beside it. */
export function hostWorld(world: World): WorldLink {
  const { port1, port2 } = new MessageChannel();
  const page = admit(world, port1);
  const stop = keepTime(world, [page]);
  const link = createLink(port2);
  return {
    ...link,
    leave() {
      stop();
      link.leave();
    },
  };
}
