import * as z from 'zod/mini';
import { getStreamInfo } from '#protocol/endpoints/live.ts';
import { LiveRoom } from '#protocol/entities/live.ts';
import { joinRoom, leaveRoom, onlineCount, roomChanged, viewerKicked, viewerMuted } from '#protocol/operations/live.ts';
import { type Client, ConnectionFailure, RequestFailure } from '../../../base/client/index.ts';
import type { Membership } from './streamTypes.ts';

/** The newest state of the entered room. */
export interface RoomView {
  readonly room: LiveRoom | undefined;
  readonly membership: Membership;
  readonly refusal: Error | undefined;
}

/** The membership of this page's connection in a live room (30120, 30130). */
export interface RoomMembership {
  readonly view: () => RoomView;
  /**
   * Reads the room with a new address of its stream.
   *
   * @throws as `RestClient.post`
   */
  readonly readRoom: () => Promise<LiveRoom>;
  readonly end: () => void;
}

/** The code for a room without a chat; the player joins it nevertheless. */
const NO_CHAT = 200221;
/** The code for a player whom the host removed. */
const REMOVED = 300017;

const Watching = z.object({ RoomInfo: LiveRoom });

/**
 * Joins a room, and again after each reconnect. A visitor only reads the room, and joins after a sign-in.
 *
 * @param changed called after each change of `view`
 */
export function joinLiveRoom(client: Client, roomID: string, changed: () => void): RoomMembership {
  const { chat } = client.sockets;
  let view: RoomView = { room: undefined, membership: { state: 'joining' }, refusal: undefined };
  let isOver = false;
  let isJoining = false;
  let wasConnected = chat.state() === 'connected';

  const change = (next: Partial<RoomView>): void => {
    if (isOver) return;
    view = { ...view, ...next };
    changed();
  };
  const refuse = (error: unknown): void => {
    // A lost connection does not count as a refusal; the next connection joins.
    if (error instanceof ConnectionFailure) return;
    change({ membership: { state: 'none' }, refusal: error instanceof Error ? error : new Error(String(error)) });
  };
  const readRoom = async (): Promise<LiveRoom> => {
    const { RoomInfo } = await client.rest.post(getStreamInfo, { RoomID: roomID }, { token: client.token() });
    if (RoomInfo.RoomID === roomID) change({ room: RoomInfo });
    return RoomInfo;
  };
  const watch = (room: LiveRoom): void => change({ room, membership: { state: 'watching' }, refusal: undefined });

  const join = async (): Promise<void> => {
    if (isJoining) return;
    isJoining = true;
    try {
      const { RoomInfo, Epoch, Seq, MutedUntil } = await client.call(joinRoom, { RoomID: roomID });
      change({ room: RoomInfo, membership: { state: 'joined', Epoch, Seq, MutedUntil }, refusal: undefined });
    } catch (error) {
      const kept = error instanceof RequestFailure && error.code === NO_CHAT && Watching.safeParse(error.result);
      if (kept && kept.success) watch(kept.data.RoomInfo);
      else refuse(error);
    } finally {
      isJoining = false;
    }
  };
  const visit = async (): Promise<void> => {
    try {
      const room = await readRoom();
      if (view.membership.state === 'joining') watch(room);
    } catch (error) {
      refuse(error);
    }
  };
  const onSocket = (): void => {
    const isConnected = chat.state() === 'connected';
    if (isConnected && !wasConnected) void join();
    wasConnected = isConnected;
  };

  const stops = [
    chat.subscribe(onSocket),
    client.on(onlineCount, ({ RoomID, Count }) => {
      if (RoomID === roomID && view.room) change({ room: { ...view.room, OnlineCount: Count } });
    }),
    client.on(roomChanged, (push) => {
      if (push.RoomID !== roomID || !view.room) return;
      change({ room: { ...view.room, ...push } });
      // The chat has been opened. A join returns the position of the chat.
      if (push.HasChat && view.membership.state === 'watching') void join();
    }),
    client.on(viewerMuted, ({ RoomID, Until }) => {
      if (RoomID === roomID && view.membership.state === 'joined')
        change({ membership: { ...view.membership, MutedUntil: Until } });
    }),
    client.on(viewerKicked, ({ RoomID, Until }) => {
      if (RoomID === roomID) refuse(new RequestFailure(REMOVED, { Until }));
    }),
  ];
  void (client.token() === undefined ? visit() : join());

  return {
    view: () => view,
    readRoom,
    end() {
      if (isOver) return;
      isOver = true;
      for (const stop of stops) stop();
      if (client.token() !== undefined) client.call(leaveRoom, {}).catch(() => undefined);
    },
  };
}
