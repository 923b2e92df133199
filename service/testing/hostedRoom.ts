import { openSession } from '#domain/auth/openSession.ts';
import { openRoom } from '#domain/live/openRoom.ts';
import { hashStreamKey } from '#domain/live/streamKey.ts';
import { createPlayer } from '#domain/player/create.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import type { Ports } from '#domain/ports/index.ts';
import { readBrands } from '../brands.ts';
import { limitsOfOneProcess, NO_NODE } from '../cluster/cluster.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database.ts';
import { createLog } from '../ports/log.ts';
import { createPorts } from '../ports/ports.ts';

const ON_AIR = 1;

/** A room with a host that wants to be on air. */
export interface HostedRoom {
  readonly RoomID: string;
  readonly streamKey: string;
  readonly hostToken: string;
  readonly viewerToken: string;
  readonly viewerID: string;
  readonly otherToken: string;
  readonly otherID: string;
}

/** Opens a room with a stream key, and sessions of its host and of two viewers. */
export async function hostRoom(ports: Ports): Promise<HostedRoom> {
  const now = ports.clock.now();
  const moment = { now, nowText: new Date(now).toISOString(), ports };
  const streamKey = 'k'.repeat(64);
  return ports.store.transaction(async (tx) => {
    const session = async () => {
      const player = await createPlayer(tx, ports.random, moment.nowText, { TptType: [1, 6], VIPLevel: 4 });
      return openSession(ports, tx, player, { provider: 'choosePhoneAccount', isRegist: false, now });
    };
    const [host, viewer, other] = [await session(), await session(), await session()];
    const { RoomID } = await openRoom(tx, moment, { HostID: host.playerID, Title: 'Crabs' });
    await tx.table('liveRooms').update({ RoomID }, { Status: ON_AIR, StreamKeyHash: hashStreamKey(streamKey) });
    return {
      RoomID,
      streamKey,
      hostToken: host.token,
      viewerToken: viewer.token,
      viewerID: viewer.playerID,
      otherToken: other.token,
      otherID: other.playerID,
    };
  });
}

/** Like `hostRoom`, in a database that a service of another process opens afterwards. */
export async function hostRoomIn(databaseUrl: string): Promise<HostedRoom> {
  const brands = readBrands('brands');
  const config = readConfig(
    { DATABASE_URL: databaseUrl },
    brands.map(({ ID }) => ID),
  );
  const log = createLog('silent');
  const store = await openDatabase(databaseUrl, { bus: undefined, log });
  try {
    const parts = { config, brands, store, bus: createLocalBus(), limits: limitsOfOneProcess, node: NO_NODE, log };
    return await hostRoom(await createPorts({ ...parts, observer: { call: () => {} } }));
  } finally {
    await store.close();
  }
}
