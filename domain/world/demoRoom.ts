import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Moment } from '../dispatch/context.ts';
import { changeRoom, ON_AIR } from '../live/onAir.ts';
import type { RoomRow } from '../live/room.ts';
import { hashStreamKey } from '../live/streamKey.ts';
import type { Ports } from '../ports/index.ts';
import type { Transaction } from '../ports/store.ts';
import { signInsOf } from './life/cast.ts';

/**
 * The live room that shows the recorded scene `content/live/loop.flv`, and the game on the wall of that scene. Its host is a player of the
 * cast, not an account for developers.
 */
export const DEMO_ROOM = { RoomID: '2', GameCode: 'angler' } as const;

const PURPOSE = 'live demo stream key';

/** The stream key of the recorded scene. It is the same at each start, so a restart interrupts no room. */
const demoStreamKeyOf = ({ secret }: Pick<Ports, 'secret'>): string =>
  bytesToHex(hmac(sha256, secret[0].bytes, utf8ToBytes(PURPOSE)));

/** Whether the publisher of a room sends the recorded scene. */
export const showsDemoScene = (ports: Pick<Ports, 'secret'>, { StreamKeyHash }: RoomRow): boolean =>
  StreamKeyHash === hashStreamKey(demoStreamKeyOf(ports));

/**
 * Gives the demo room the key of the recorded scene and the label of its game, and gives its host the tier that may
 * write. The first time it also marks the host as willing to be on air, unless a person is signed in as the host.
 * @returns the stream key, or undefined if the host has a different key
 */
export async function claimDemoRoom(tx: Transaction, moment: Moment): Promise<string | undefined> {
  const { RoomID, GameCode } = DEMO_ROOM;
  const StreamKey = demoStreamKeyOf(moment.ports);
  const StreamKeyHash = hashStreamKey(StreamKey);
  const rooms = tx.table('liveRooms');
  await tx.lock([`room:${RoomID}`]);
  const room = await rooms.get(RoomID);
  if (room === undefined || !['', StreamKeyHash].includes(room.StreamKeyHash)) return undefined;
  // The host of a room follows the same chat rules as other players.
  const VIPLevel = moment.ports.settings.chatMinVip;
  await tx.table('players').update({ PlayerID: room.HostID, VIPLevel: { lt: VIPLevel } }, { VIPLevel });
  // Older versions sent the scene to the room of an account for developers.
  await rooms.update({ RoomID: { not: RoomID }, StreamKeyHash }, { StreamKeyHash: '' });
  const isFirst = room.StreamKeyHash === '';
  if (isFirst) await rooms.update({ RoomID }, { StreamKeyHash });
  const isWished = isFirst && (await signInsOf(tx, moment, [room.HostID])).length === 0;
  await changeRoom(tx, moment, room, { GameCode, ...(isWished && { Status: ON_AIR }) }, 'wish');
  return StreamKey;
}
