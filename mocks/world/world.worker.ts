import { openArchive } from './archive.ts';
import { admit, type AdmittedPage, startSweeping } from './host.ts';
import { lifeJobs } from './lifeJobs.ts';
import type { FromWorld } from '../wire/messages.ts';
import { games, openParts } from './openParts.ts';
import { createWorld } from './world.ts';

/** The one world of all tabs. The worker has the name of the archive, so that tests have their own worlds. */
const world = Promise.all([openArchive(self.name), lifeJobs()]).then(([archive, jobs]) =>
  createWorld({ archive, jobs, origin: location.origin, openParts, games }),
);
const pages = new Set<AdmittedPage>();

// The worker's console is not the page's, so errors of the world are reported to every page.
addEventListener('error', ({ error, message }) => complain(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => complain(reason));
function complain(error: unknown): void {
  for (const page of pages) page.complain(error);
}

// Messages before the world is created wait in the port, which starts when the page is connected.
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
