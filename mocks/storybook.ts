import type { AnyHandler } from 'msw';
import { demoSnapshot } from '#domain/world/demoSnapshot.ts';
import { PARTS } from '#protocol/entities/operator.ts';
import { createHandlers, type UnhandledRequest } from './handlers/index.ts';
import { createUnhandledHandlers } from './handlers/unhandled.ts';
import { openGameServerPort } from './page/gameServerPort.ts';
import { arrangeSize, becomeAccount } from './page/arrange.ts';
import { loadLoop } from './live/loopFile.ts';
import { publisherJobs } from './live/publisherJobs.ts';
import { hostWorld } from './page/hostWorld.ts';
import type { WorldLink } from './page/link.ts';
import { pageBrand } from './page/pageBrand.ts';
import { readScenario } from './scenario/scenario.ts';
import { NetworkConditions } from './scenario/networkConditions.ts';
import { noArchive } from './world/archive.ts';
import { createWorld } from './world/world.ts';

/** The offline backend of a story. */
export interface StoryMocks {
  readonly handlers: readonly AnyHandler[];
  readonly link: WorldLink;
  readonly conditions: NetworkConditions;
  readonly disconnect: () => void;
  /** Opens a port to the world's game server, for a game's frame. */
  readonly gameServerPort: () => MessagePort;
  stop(): Promise<void>;
}

/**
 * Creates a story's own demo world, hosted in its page and not stored, so that stories do not affect each other. Stories within a minute
 * load the same rows.
 *
 * @param scenario as in a page's address, for instance `as:0900000001,latency:300`
 * @param onUnhandled called with each unhandled request
 * @throws ZodError if the scenario is invalid
 */
export async function createStoryMocks(
  scenario: string,
  onUnhandled: (request: UnhandledRequest) => void,
): Promise<StoryMocks> {
  const read = readScenario(scenario);
  const world = await createWorld({
    archive: noArchive,
    demo: demoSnapshot,
    origin: location.origin,
    openParts: PARTS,
    games: 'playable',
    jobs: publisherJobs(false),
  });
  const link = hostWorld(world);
  const conditions = new NetworkConditions(read);
  const jar = crypto.randomUUID();
  if (read.world !== undefined) await arrangeSize(link, read.world);
  if (read.as !== undefined) await becomeAccount(link, jar, read.as);
  const parts = { link, conditions, origin: location.origin, jar: () => jar, brand: pageBrand, loadLoop };
  return {
    ...createHandlers(parts, onUnhandled),
    link,
    conditions,
    gameServerPort: () => openGameServerPort(link, conditions),
    async stop() {
      await world.close();
      link.leave();
    },
  };
}

/** Handlers for a story without a backend, which fail every request to one. */
export const createSilence = (onUnhandled: (request: UnhandledRequest) => void): readonly AnyHandler[] =>
  createUnhandledHandlers(location.origin, onUnhandled);
