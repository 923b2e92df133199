import { games, openParts } from '../world/openParts.ts';
import { openArchive } from '../world/archive.ts';
import { admit, startSweeping } from '../world/host.ts';
import { lifeJobs } from '../world/lifeJobs.ts';
import { createWorld, type World } from '../world/world.ts';
import { createLink, type WorldLink } from './link.ts';

/** Connects the caller to a world beside it. */
export function hostWorld(world: World): WorldLink {
  const { port1, port2 } = new MessageChannel();
  const page = admit(world, port1);
  const stop = startSweeping(world, [page]);
  const link = createLink(port2);
  return {
    ...link,
    leave() {
      stop();
      link.leave();
    },
  };
}

/** Hosts the stored world in this page, for browsers without a SharedWorker. */
export const hostKeptWorld = async (name: string): Promise<WorldLink> =>
  hostWorld(
    await createWorld({
      archive: await openArchive(name),
      jobs: await lifeJobs(),
      origin: location.origin,
      openParts,
      games,
    }),
  );
