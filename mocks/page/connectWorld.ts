import { createLink, type WorldLink } from './link.ts';

/**
 * Connects this page to the world of all tabs, in its SharedWorker. Without SharedWorkers (some phones), the page hosts the stored world
 * itself, and other tabs theirs.
 *
 * @param name the name of the world and its archive
 * @param report called with errors of the worker without a waiting caller; by default they are reported in the page
 */
export async function connectWorld(name: string, report?: (error: Error) => void): Promise<WorldLink> {
  if (typeof SharedWorker === 'undefined') return hostOwnWorld(name);
  const worker = new SharedWorker(new URL('../world/world.worker.ts', import.meta.url), { type: 'module', name });
  worker.addEventListener('error', () => reportError(new Error('The worker of the mock world failed.')));
  const link = createLink(worker.port, report);
  addEventListener('pagehide', () => link.leave());
  // A page from the back-forward cache has left the world, and joins it again by a reload.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  return link;
}

/** Hosts the stored world in this page, which then loads the whole domain. */
export async function hostOwnWorld(name: string): Promise<WorldLink> {
  const { hostKeptWorld } = await import('./hostWorld.ts');
  return hostKeptWorld(name);
}
