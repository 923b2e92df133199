import { type FromRoomPort, ToRoomPort } from '#games/api/index.ts';
import { delay } from '../scenario/delay.ts';
import type { WorldLink, WorldSocket } from './link.ts';

/** The code of a lost connection. */
const LOST_CODE = 1006;

interface RoomConditions {
  /** Whether the scenario cuts the game off from its server. */
  readonly isSilent: () => boolean;
  readonly delayMs: () => number;
}

/** Carries the socket of a room between the port of a game's frame and the world. The page's scenario applies to each frame. */
export function carryRooms(
  port: MessagePort,
  link: Pick<WorldLink, 'openRoom'>,
  { isSilent, delayMs }: RoomConditions,
): void {
  let socket: WorldSocket | undefined;
  /** Frames keep their order. */
  let sent: Promise<void> = Promise.resolve();
  const post = (Room: FromRoomPort['Room']): void => port.postMessage({ Room } satisfies FromRoomPort);
  const close = (): void => {
    socket?.close();
    socket = undefined;
  };
  const open = (): void => {
    close();
    if (isSilent()) {
      post({ Kind: 'closed', Code: LOST_CODE });
      return;
    }
    const opened = link.openRoom({
      frame: (Text) => {
        if (socket === opened && !isSilent()) post({ Kind: 'text', Text });
      },
      closed: (Code) => {
        if (socket !== opened) return;
        socket = undefined;
        post({ Kind: 'closed', Code });
      },
    });
    socket = opened;
    post({ Kind: 'opened' });
  };
  const send = (text: string): void => {
    const current = socket;
    sent = sent.then(async () => {
      await delay(delayMs());
      if (socket === current && !isSilent()) current?.send(text);
    });
  };
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = ToRoomPort.safeParse(data);
    if (!message.success) return;
    const { Room } = message.data;
    if (Room.Kind === 'open') open();
    else if (Room.Kind === 'close') close();
    else send(Room.Text);
  });
  // The frame is gone.
  port.addEventListener('close', close);
}
