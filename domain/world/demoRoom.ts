import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Moment } from '../dispatch/context.ts';
import { changeRoom, ON_AIR } from '../live/onAir.ts';
import { openRoom } from '../live/openRoom.ts';
import type { RoomRow } from '../live/room.ts';
import { hashStreamKey } from '../live/streamKey.ts';
import type { Ports } from '../ports/index.ts';
import type { Transaction } from '../ports/store.ts';
import { signInsOf } from './life/cast.ts';

/** A live room of the demo. Its host is a player of the cast, not an account for developers. */
interface DemoRoom {
  readonly HostID: string;
  /** The game on the wall of the recorded scene `content/live/<GameCode>.flv`. */
  readonly GameCode: string;
  readonly Title: string;
}

/** The rooms that show recorded scenes. The first is room 2 of the demo world; the demo opens the others. */
export const DEMO_ROOMS = [
  { HostID: '10000008', GameCode: 'dragon', Title: '翡翠龍吟，阿泰陪你看龍珠' },
  { HostID: '10000013', GameCode: 'candy', Title: '糖果爆爆，邊吃軟糖邊聊天' },
  { HostID: '10000039', GameCode: 'owl', Title: '夜梟秘寶，夜貓場開播' },
] as const satisfies readonly DemoRoom[];

/** A room that the demo may publish to. */
export interface ClaimedRoom {
  readonly RoomID: string;
  readonly GameCode: string;
  readonly StreamKey: string;
}

const PURPOSE = 'live demo stream key';

/** The stream key of a recorded scene. It is the same at each start, so a restart interrupts no room. */
function demoStreamKeyOf({ secret }: Pick<Ports, 'secret'>, HostID: string): string {
  // Older versions had only one room and one key.
  const purpose = HostID === DEMO_ROOMS[0].HostID ? PURPOSE : `${PURPOSE} ${HostID}`;
  return bytesToHex(hmac(sha256, secret[0].bytes, utf8ToBytes(purpose)));
}

/** Whether the publisher of a room sends its recorded scene. */
export const showsDemoScene = (ports: Pick<Ports, 'secret'>, { StreamKeyHash, HostID }: RoomRow): boolean =>
  StreamKeyHash === hashStreamKey(demoStreamKeyOf(ports, HostID));

/**
 * Gives each demo room the key of its recorded scene, and the title and label of its game. Opens the rooms that are
 * missing, and gives the hosts the tier that may write. The first time it also marks a host as willing to be on air,
 * unless a person is signed in as the host.
 * @returns the rooms without those whose host has a different key
 */
export async function claimDemoRooms(tx: Transaction, moment: Moment): Promise<readonly ClaimedRoom[]> {
  const claimed: ClaimedRoom[] = [];
  for (const room of DEMO_ROOMS) {
    const own = await claimDemoRoom(tx, moment, room);
    if (own !== undefined) claimed.push(own);
  }
  return claimed;
}

async function claimDemoRoom(
  tx: Transaction,
  moment: Moment,
  { HostID, GameCode, Title }: DemoRoom,
): Promise<ClaimedRoom | undefined> {
  const StreamKey = demoStreamKeyOf(moment.ports, HostID);
  const StreamKeyHash = hashStreamKey(StreamKey);
  const rooms = tx.table('liveRooms');
  if ((await tx.table('players').get(HostID)) === undefined) return undefined;
  const found =
    (await rooms.find({ where: { HostID }, limit: 1 }))[0] ?? (await openRoom(tx, moment, { HostID, Title }));
  const { RoomID } = found;
  await tx.lock([`room:${RoomID}`]);
  const room = await rooms.get(RoomID);
  if (room === undefined || !['', StreamKeyHash].includes(room.StreamKeyHash)) return undefined;
  // The host of a room follows the same chat rules as other players.
  const VIPLevel = moment.ports.settings.chatMinVip;
  await tx.table('players').update({ PlayerID: HostID, VIPLevel: { lt: VIPLevel } }, { VIPLevel });
  // Older versions sent the scene to the room of an account for developers.
  await rooms.update({ RoomID: { not: RoomID }, StreamKeyHash }, { StreamKeyHash: '' });
  const isFirst = room.StreamKeyHash === '';
  if (isFirst) await rooms.update({ RoomID }, { StreamKeyHash });
  const isWished = isFirst && (await signInsOf(tx, moment, [HostID])).length === 0;
  const labels = { GameCode, ...(room.GameCode !== GameCode && { Title }) };
  await changeRoom(tx, moment, room, { ...labels, ...(isWished && { Status: ON_AIR }) }, 'wish');
  return { RoomID, GameCode, StreamKey };
}
