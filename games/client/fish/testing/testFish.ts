import * as z from 'zod/mini';
import { FishFile } from '#games/maths/index.ts';
import type { GameMessage } from '#protocol/gameFrame/index.ts';
import { TEST_START } from '../../testing/openTestGame.ts';
import { TestClock } from '../../table/testing/testTable.ts';
import ofControls from '../../texts/zh_tw.json' with { type: 'json' };
import { FishLook } from '../look/schema.ts';
import { openFish } from '../openFish.ts';
import { FieldView } from '../scene/FieldView.ts';
import type { FishStage } from '../scene/FishStage.ts';
import ofFish from '../texts/zh_tw.json' with { type: 'json' };
import { FishTexts } from '../texts/fishTexts.ts';
import { FakeFishRoom, type FakeFishRoomParts } from './FakeFishRoom.ts';

const FILES = import.meta.glob<unknown>('#games/rooms/*/{rules,sea}.json', { import: 'default', eager: true });
const TEXTS = import.meta.glob<unknown>('#games/rooms/*/texts/zh_tw.json', { import: 'default', eager: true });

/** @throws Error if the room has no such file */
function find(files: Readonly<Record<string, unknown>>, path: string): unknown {
  const found = Object.entries(files).find(([key]) => key.endsWith(`/rooms/${path}`));
  if (found === undefined) throw new Error(`there is no games/rooms/${path}`);
  return found[1];
}

const START = Date.parse('2026-12-01T00:00:00Z');
const TICK_MS = 50;

/** A stage that draws nothing. */
function stillStage(): FishStage {
  const view = new FieldView();
  view.resize(1600, 900);
  return {
    view,
    resize: () => undefined,
    update: ({ seat }) => view.turnTo(seat),
    aimAt: () => undefined,
    fired: () => undefined,
    met: () => undefined,
    caught: () => ({ x: 0, y: 0, height: 0 }),
    locked: () => undefined,
    spotOf: () => ({ x: 0, y: 0, height: 0 }),
    draw: () => undefined,
  };
}

export interface TestFish {
  readonly room: FakeFishRoom;
  readonly messages: readonly GameMessage[];
  /** Moves the room and the client on, a tick after the other. */
  pass(milliseconds: number): Promise<void>;
  close(): void;
}

/** Opens a fishing room with a room in memory, without sounds and pictures. */
export async function openTestFish(
  code: string,
  parts: Partial<Pick<FakeFishRoomParts, 'balance' | 'players' | 'seat'>> = {},
): Promise<TestFish> {
  const clock = new TestClock();
  const rules = FishFile.parse(find(FILES, `${code}/rules.json`));
  const look = FishLook.parse(find(FILES, `${code}/sea.json`));
  const words = z.record(z.string(), z.string()).parse(find(TEXTS, `${code}/texts/zh_tw.json`));
  const room = new FakeFishRoom({ rules, now: () => START + clock.now(), seed: 7, ...parts });
  const body = document.createElement('div');
  document.body.append(body);
  const messages: GameMessage[] = [];
  let draw: (seconds: number) => void = () => undefined;
  openFish({
    body,
    files: { rules, look, atlas: undefined, picture: () => '', sound: () => '' },
    texts: new FishTexts('zh_tw', ofControls, ofFish, words),
    canvas: document.createElement('canvas'),
    stage: stillStage(),
    paint: () => document.createElement('span'),
    room,
    page: { post: (message) => void messages.push(message) },
    start: TEST_START,
    clock,
    frames(work) {
      draw = work;
      return { start: () => undefined, pause: () => undefined };
    },
  });
  const pass = async (milliseconds: number): Promise<void> => {
    for (let passed = 0; passed < milliseconds; passed += TICK_MS) {
      await clock.pass(TICK_MS);
      room.tick();
      draw(TICK_MS / 1000);
    }
  };
  await pass(TICK_MS);
  return { room, messages, pass, close: () => body.remove() };
}
