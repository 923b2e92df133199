import { openArchive } from './archive.ts';
import { admit, type AdmittedPage, startSweeping } from './host.ts';
import { lifeJobs } from './lifeJobs.ts';
import type { FromWorld } from '../wire/messages.ts';
import { games, openParts } from './openParts.ts';
import { createWorld } from './world.ts';

/** The one world of all tabs. Its worker's name is the archive's, so that tests have worlds of their own. */
const world = Promise.all([openArchive(self.name), lifeJobs()]).then(([archive, jobs]) =>
  createWorld({ archive, jobs, origin: location.origin, openParts, games }),
);
const pages = new Set<AdmittedPage>();

// The worker's console is not the page's: errors of the world are reported in the console of every page.
addEventListener('error', ({ error, message }) => complain(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => complain(reason));
function complain(error: unknown): void {
  for (const page of pages) page.complain(error);
}

// What a port sends before the world stands waits in the port: it starts when the page is let in.
addEventListener('connect', (event) => {
  const port = event instanceof MessageEvent ? event.ports[0] : undefined;
  if (port === undefined) return;
  world.then(
    (made) => pages.add(admit(made, port, (page) => pages.delete(page))),
    (error: unknown) => {
      reportError(error);
      port.postMessage({ kind: 'broken', message: String(error) } satisfies FromWorld);
    },
  );
});
world.then((made) => startSweeping(made, pages)).catch(() => {});
