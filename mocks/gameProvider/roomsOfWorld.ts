import type { ProviderPorts } from '#games/provider/ports.ts';
import type { PassingPeer, RoomCaller } from '#games/provider/room/RoomCaller.ts';
import { Rooms } from '#games/provider/room/Rooms.ts';

const TICK_MS = 200;
const FISH_MS = 50;

/** The rooms of a world. Their clock runs from the first connection on. */
export interface RoomsOfWorld {
  connect(peer: PassingPeer): RoomCaller;
  /** Does what is due, also after the clock was moved. */
  tick(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs the rooms of a game server in a browser. */
export function createRoomsOfWorld(ports: ProviderPorts, uuid: () => string): RoomsOfWorld {
  const rooms = new Rooms({
    ports,
    holder: { id: uuid(), address: '' },
    wait: (milliseconds, work) => void setTimeout(work, milliseconds),
    broadcast: (peers, text) => {
      for (const peer of peers) peer.send(text);
    },
  });
  let timer: ReturnType<typeof setInterval> | undefined;
  let fishTimer: ReturnType<typeof setInterval> | undefined;
  let running: Promise<void> | undefined;
  const tick = (): Promise<void> => {
    running ??= rooms.tick().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    connect(peer) {
      timer ??= setInterval(() => void tick(), TICK_MS);
      fishTimer ??= setInterval(() => rooms.tickFish(), FISH_MS);
      return rooms.connect(peer);
    },
    tick,
    async stop() {
      clearInterval(timer);
      clearInterval(fishTimer);
      await running;
      await rooms.stop();
    },
  };
}
