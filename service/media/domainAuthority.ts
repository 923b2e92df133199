import { type MediaOrder, readMediaNotice } from '#domain/live/mediaNotice.ts';
import { missedOrders } from '#domain/live/missedOrders.ts';
import { keepFrame } from '#domain/live/frames.ts';
import * as publishing from '#domain/live/publishing.ts';
import { checkStreamAddress, streamKeysOf } from '#domain/live/streamAddress.ts';
import type { Moment, Ports } from '#domain/ports/index.ts';
import type { Push } from '#domain/ports/store.ts';
import { roomChanged } from '#protocol/operations/live.ts';
import type { MediaAuthority } from './authority.ts';

const SHOWN = 1;

/**
 * Creates the authority of the domain in the same process.
 * @param owner returns the address at which other processes reach the streams of this process; empty if there are no
 * other processes
 */
export function createDomainAuthority(ports: Ports, owner: () => string = () => ''): MediaAuthority {
  const { store, clock } = ports;
  const keys = streamKeysOf(ports.secret);
  const moment = (): Moment => {
    const now = clock.now();
    return { now, nowText: new Date(now).toISOString(), ports };
  };
  return {
    authorisePublisher: (StreamKey) => publishing.authorisePublisher(store, { StreamKey, now: clock.now() }),
    publisherStarted: (publisher, lease) =>
      store.transaction((tx) => publishing.publisherStarted(tx, moment(), { ...publisher, Owner: owner() }, lease)),
    publisherEnded: (publisher) => store.transaction((tx) => publishing.publisherEnded(tx, moment(), publisher)),
    reportHealth: (publisher, health) =>
      store.transaction((tx) => publishing.reportHealth(tx, moment(), { ...publisher, Owner: owner() }, health)),
    admitViewer: async (url, openRooms) => {
      const { now, nowText } = moment();
      const checked = checkStreamAddress(keys, url, now, openRooms);
      if (!checked.ok) return { refused: checked.reason };
      const { RoomID, Viewer } = checked;
      const admission = await publishing.admitViewer(store, { nowText }, { RoomID, Viewer });
      if ('refused' in admission) return admission;
      return { viewer: 'PlayerID' in Viewer ? Viewer.PlayerID : `guest-${Viewer.DeviceID}`, ...admission };
    },
    follow: (take) =>
      ports.bus.subscribe((push) => {
        const order = readMediaNotice(push) ?? hideOf(push);
        if (order !== undefined) take(order);
      }),
    keepFrame: (RoomID, jpeg) => store.transaction((tx) => keepFrame(tx, moment(), { RoomID, jpeg })),
    missedOrders: (room) => missedOrders(store, moment(), room),
  };
}

/** Returns an order for push 30322 if the room is now hidden from viewers. */
function hideOf({ op, code, result }: Push): MediaOrder | undefined {
  if (op !== roomChanged.op || code !== 200) return undefined;
  const facts = roomChanged.result.safeParse(result);
  return facts.success && facts.data.Status !== SHOWN ? { Kind: 'hide', RoomID: facts.data.RoomID } : undefined;
}
