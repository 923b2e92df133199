import { FISH_CALLS, FishRoomPush, RoomAnswer } from '#games/api/index.ts';
import type { RoomCaller } from '#games/provider/room/RoomCaller.ts';
import type { RoomsOfWorld } from './roomsOfWorld.ts';

/** A player of the demo world fires so many shots at the most, and leaves after this time at the latest. */
const MOST_SHOTS = 24;
const STAY_MS = 60_000;
/** The pause between two shots. */
const LEAST_PAUSE_MS = 700;
const MORE_PAUSE_MS = 1500;
/** A shot stakes this part of the stake of a round of a slot at the most. */
const PARTS = 20;
const KNOWN_FISH = 30;

export interface DemoFisher {
  readonly rooms: Pick<RoomsOfWorld, 'connect'>;
  readonly token: string;
  readonly MaxStake: number;
  readonly uuid: () => string;
}

/** Takes a seat in a room of fishing for some shots. Resolves when the player has left. */
export function playDemoFish({ rooms, token, MaxStake, uuid }: DemoFisher): Promise<void> {
  const shots = 1 + Math.floor(Math.random() * MOST_SHOTS);
  return new Promise((resolve) => {
    let ids = 0;
    let fired = 0;
    let newest: readonly number[] = [];
    const leave = (): void => {
      clearTimeout(end);
      caller.closed();
      resolve();
    };
    const end = setTimeout(leave, STAY_MS);
    const send = (Call: string, Body: object, Token?: string): void => {
      ids += 1;
      void caller.receive(JSON.stringify({ ID: ids, Call, Body, ...(Token !== undefined && { Token }) }));
    };
    const fire = (): void => {
      if (fired >= shots) {
        send('leave', {});
        return;
      }
      fired += 1;
      const FishID = newest[Math.floor(Math.random() * newest.length)];
      const Angle = (Math.PI * (1 + Math.random())) / 3;
      send('fire', { ShotID: uuid(), Angle, ...(FishID !== undefined && { FishID }) });
      setTimeout(fire, LEAST_PAUSE_MS + Math.random() * MORE_PAUSE_MS);
    };
    const see = (fish: readonly { readonly FishID: number }[]): void => {
      newest = [...newest, ...fish.map(({ FishID }) => FishID)].slice(-KNOWN_FISH);
    };
    const receive = (data: unknown): void => {
      const push = FishRoomPush.safeParse(data);
      if (push.success) {
        if (push.data.Push === 'fish') see(push.data.Fish ?? []);
        return;
      }
      const { ID, Answer, Failure } = RoomAnswer.parse(data);
      if (ID !== 1) return;
      const entered = FISH_CALLS.enterRoom.answer.safeParse(Answer);
      if (Failure !== undefined || !entered.success) {
        leave();
        return;
      }
      see(entered.data.Fish);
      const Cannon = entered.data.Own.Cannons.findLast((cannon) => cannon * PARTS <= MaxStake);
      if (Cannon !== undefined) send('choose', { Cannon });
      setTimeout(fire, LEAST_PAUSE_MS);
    };
    const caller: RoomCaller = rooms.connect({ send: (text) => receive(JSON.parse(text)), close: leave });
    send('enterRoom', {}, token);
  });
}
