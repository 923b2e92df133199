import { createLink, type WorldLink } from './link.ts';

/**
 * Connects this page with the world of all tabs, in its SharedWorker. Where there is none (some phones), the page hosts the
 * kept world itself, and other tabs have theirs.
 * @param name the world's name, and its archive's
 * @param report called with errors of the worker that no caller receives; without it they are reported in the page
 */
export async function connectWorld(name: string, report?: (error: Error) => void): Promise<WorldLink> {
  if (typeof SharedWorker === 'undefined') return hostOwnWorld(name);
  const worker = new SharedWorker(new URL('../world/world.worker.ts', import.meta.url), { type: 'module', name });
  worker.addEventListener('error', () => reportError(new Error('The worker of the mock world failed.')));
  const link = createLink(worker.port, report);
  addEventListener('pagehide', () => link.leave());
  // A page that comes back from the back-forward cache has left the world and joins it again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  return link;
}

/** Hosts the kept world in this page. Only then does the page need the whole domain. */
export async function hostOwnWorld(name: string): Promise<WorldLink> {
  const { hostKeptWorld } = await import('./hostWorld.ts');
  return hostKeptWorld(name);
}
