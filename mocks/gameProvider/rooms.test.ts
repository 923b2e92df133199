import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoSnapshot } from '#domain/world/demoSnapshot.ts';
import {
  FromRoomPort,
  GAME_CALLS,
  RoomAnswer,
  RoomPush,
  type RoomCallName,
  ROOM_CALLS,
  type RoomAnswerOf,
  type RoomRequestOf,
  type ToRoomPort,
} from '#games/api/index.ts';
import { openGameServerPort } from '../page/gameServerPort.ts';
import { hostWorld } from '../page/hostWorld.ts';
import type { WorldLink } from '../page/link.ts';
import { NetworkConditions } from '../scenario/networkConditions.ts';
import { noArchive } from '../world/archive.ts';
import { createWorld, type World } from '../world/world.ts';

/** The frame of a table in a tab of its own. */
class TableFrame {
  readonly #port: MessagePort;
  readonly #link: WorldLink;
  readonly #waiting = new Map<number, (answer: RoomAnswer) => void>();
  readonly #pushed = new Set<(push: RoomPush) => void>();
  readonly closed: Promise<number>;
  #ids = 0;

  constructor(world: World, conditions: NetworkConditions) {
    this.#link = hostWorld(world);
    this.#port = openGameServerPort(this.#link, conditions);
    this.closed = new Promise((resolve) => {
      this.#port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const { Room } = FromRoomPort.parse(data);
        if (Room.Kind === 'closed') resolve(Room.Code);
        if (Room.Kind === 'text') this.#receive(JSON.parse(Room.Text));
      });
    });
    this.#port.start();
    this.#post({ Kind: 'open' });
  }

  async call<Name extends RoomCallName>(
    Call: Name,
    Body: RoomRequestOf<Name>,
    Token?: string,
  ): Promise<RoomAnswerOf<Name>> {
    this.#ids += 1;
    const ID = this.#ids;
    const answered = new Promise<RoomAnswer>((resolve) => {
      this.#waiting.set(ID, resolve);
    });
    this.#post({ Kind: 'text', Text: JSON.stringify({ ID, Call, Body, ...(Token !== undefined && { Token }) }) });
    const { Answer, Failure } = await answered;
    if (Failure !== undefined) throw new Error(Failure.Code);
    return ROOM_CALLS[Call].answer.parse(Answer) as RoomAnswerOf<Name>;
  }

  /** The next push that fits. */
  push<Found>(find: (push: RoomPush) => Found | undefined): Promise<Found> {
    return new Promise((resolve) => {
      const listen = (push: RoomPush): void => {
        const found = find(push);
        if (found === undefined) return;
        this.#pushed.delete(listen);
        resolve(found);
      };
      this.#pushed.add(listen);
    });
  }

  leave(): void {
    this.#post({ Kind: 'close' });
    this.#link.leave();
    this.#port.close();
  }

  #post(Room: ToRoomPort['Room']): void {
    this.#port.postMessage({ Room } satisfies ToRoomPort);
  }

  #receive(data: unknown): void {
    const push = RoomPush.safeParse(data);
    if (push.success) for (const listen of this.#pushed) listen(push.data);
    else {
      const answer = RoomAnswer.parse(data);
      this.#waiting.get(answer.ID)?.(answer);
    }
  }
}

let world: World;
const failures: unknown[] = [];
const frames: TableFrame[] = [];
const conditions = new NetworkConditions();
const openFrame = (): TableFrame => {
  const frame = new TableFrame(world, conditions);
  frames.push(frame);
  return frame;
};
const openDemo = async (Visitor: string): Promise<string> => {
  const Body = { Demo: { Brand: 'crab', Visitor }, GameCode: 'cards' };
  return GAME_CALLS.openSession.answer.parse((await world.game({ ID: 1, Call: 'openSession', Body }, {})).Answer).Token;
};

beforeEach(async () => {
  world = await createWorld({
    archive: noArchive,
    demo: demoSnapshot,
    origin: 'http://rooms.test',
    games: 'declared',
    report: (error) => failures.push(error),
  });
});
afterEach(async () => {
  for (const frame of frames.splice(0)) frame.leave();
  await world.close();
  expect(failures).toEqual([]);
});

it('lets two tabs sit at the same table, which plays by the clock of the world', { timeout: 30_000 }, async () => {
  const [one, other] = [openFrame(), openFrame()];
  const opening = one.push((push) => (push.Push === 'table' ? push.Round?.TableRoundID : undefined));
  const state = await one.call('enterRoom', {}, await openDemo('one'));
  expect(state).toMatchObject({ RoomID: 'crab:cards:demo:1', Own: { Balance: 100_000 } });
  const TableRoundID = await opening;
  const second = await other.call('enterRoom', {}, await openDemo('other'));
  expect(second.RoomID).toBe(state.RoomID);
  const shown = other.push((push) => (push.Push === 'table' ? push.Chips : undefined));
  const bet = { TableRoundID, ClientBetID: 'client-bet-1', Places: { banker: 1000 }, ClientSeed: 'seed' };
  expect(await one.call('bet', bet)).toMatchObject({ State: 'taken', Balance: 99_000 });
  expect(await shown).toEqual([{ SeatID: state.SeatID, Places: { banker: 1000 } }]);
  const drawn = other.push((push) => (push.Push === 'table' ? push.Round?.Drawn : undefined));
  const paid = one.push((push) => (push.Push === 'own' && push.Own.Bets[0]?.State === 'paid' ? push.Own : undefined));
  await world.command({ command: 'advance', seconds: 15 });
  expect((await drawn).ClientSeeds).toEqual(['seed']);
  const { Balance, Won } = await paid;
  expect(Balance).toBe(99_000 + Won);
});

it('is cut off by the scenario and by a new world', { timeout: 30_000 }, async () => {
  const frame = openFrame();
  await frame.call('enterRoom', {}, await openDemo('one'));
  await world.command({ command: 'reset', size: 'empty' });
  expect(await frame.closed).toBe(1012);
  conditions.change({ noGame: true });
  expect(await openFrame().closed).toBe(1006);
  conditions.change({ noGame: false });
});
