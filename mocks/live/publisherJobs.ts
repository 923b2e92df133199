import { publisherStarted, reportHealth } from '#domain/live/publishing.ts';
import type { Job } from '#domain/schedule/job.ts';
import { claimDemoRooms } from '#domain/world/demoRoom.ts';

/** The numbers of the scenes in `content/live`. */
const LOOP = { Bitrate: 456_000, Frames: 200, KeyFrameMs: 1500, Dropped: 0, Width: 432, Height: 936 } as const;
/** The prefix of publishers of `POST /dev/live`. */
const WITHOUT_STREAM = 'dev:';

/** Reports the numbers of each publisher of `POST /dev/live`, whose stream is a recorded scene. */
const report: Job = {
  name: 'mock.publishers',
  every: 2,
  async run(tx, moment) {
    const publishers = await tx.table('livePublishers').find({});
    const own = publishers.filter(({ PublisherID }) => PublisherID.startsWith(WITHOUT_STREAM));
    const units = own.map((publisher) => async (unit: typeof tx) => {
      const Watching = await unit.table('connections').count({ RoomID: publisher.RoomID });
      await reportHealth(unit, moment, publisher, { ...LOOP, Watching });
    });
    return { units };
  },
};

/**
 * The jobs that simulate the media server in a world of mocks.
 *
 * @param startsOnAir whether the demo rooms have a publisher from the start
 */
export function publisherJobs(startsOnAir: boolean): readonly Job[] {
  let hasStarted = !startsOnAir;
  const start: Job = {
    name: 'mock.firstPublisher',
    every: 1,
    async run(_tx, moment) {
      if (hasStarted) return false;
      hasStarted = true;
      return {
        units: [
          async (unit) => {
            for (const { RoomID } of await claimDemoRooms(unit, moment))
              if ((await unit.table('livePublishers').get(RoomID)) === undefined)
                await publisherStarted(unit, moment, { RoomID, PublisherID: `${WITHOUT_STREAM}demo` });
          },
        ],
      };
    },
  };
  return [start, report];
}
