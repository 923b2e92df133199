import * as z from 'zod/mini';
import { TableFile } from '#games/maths/index.ts';
import type { GameMessage } from '#protocol/gameFrame/index.ts';
import type { Clock } from '../../Game.ts';
import { TEST_START } from '../../testing/openTestGame.ts';
import ofControls from '../../texts/zh_tw.json' with { type: 'json' };
import { TableLook } from '../look/schema.ts';
import { type OpenTable, openTable } from '../openTable.ts';
import ofTables from '../texts/zh_tw.json' with { type: 'json' };
import { TableTexts } from '../texts/tableTexts.ts';
import { FakeRoom, type FakeRoomParts } from './FakeRoom.ts';

const FILES = import.meta.glob<unknown>('#games/rooms/*/{rules,look,returns}.json', { import: 'default', eager: true });
const TEXTS = import.meta.glob<unknown>('#games/rooms/*/texts/zh_tw.json', { import: 'default', eager: true });

/** @throws Error if the room has no such file */
function find(files: Readonly<Record<string, unknown>>, path: string): unknown {
  const found = Object.entries(files).find(([key]) => key.endsWith(`/rooms/${path}`));
  if (found === undefined) throw new Error(`there is no games/rooms/${path}`);
  return found[1];
}

/** The files and the Chinese texts of a table. */
export const testTableFiles = (code: string) => ({
  files: {
    rules: TableFile.parse(find(FILES, `${code}/rules.json`)),
    look: TableLook.parse(find(FILES, `${code}/look.json`)),
    returns: z.record(z.string(), z.number()).parse(find(FILES, `${code}/returns.json`)),
    picture: (name: string) => `/${name}.svg`,
    sound: () => '',
  },
  texts: new TableTexts(
    'zh_tw',
    ofControls,
    ofTables,
    z.record(z.string(), z.string()).parse(find(TEXTS, `${code}/texts/zh_tw.json`)),
  ),
});

/** A clock that a test moves. */
export class TestClock implements Clock {
  #time = 0;
  #due: { at: number; work: () => void }[] = [];

  now(): number {
    return this.#time;
  }

  after(milliseconds: number, work: () => void): void {
    this.#due.push({ at: this.#time + milliseconds, work });
  }

  every(milliseconds: number, work: () => void): void {
    this.after(milliseconds, () => {
      work();
      this.every(milliseconds, work);
    });
  }

  /** Moves the time on, and does all that is due in its order. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#time + milliseconds;
    for (;;) {
      const [next] = this.#due.toSorted((one, other) => one.at - other.at);
      if (next === undefined || next.at > end) break;
      this.#due = this.#due.filter((one) => one !== next);
      this.#time = Math.max(this.#time, next.at);
      next.work();
      await settle();
    }
    this.#time = end;
    await settle();
  }
}

/** Lets answers arrive. */
const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

export interface TestTable {
  readonly room: FakeRoom;
  readonly clock: TestClock;
  readonly table: OpenTable;
  readonly messages: readonly GameMessage[];
  close(): void;
}

const START = Date.parse('2026-12-01T00:00:00Z');

/** Opens a table with a room in memory, without sounds. */
export async function openTestTable(
  code: string,
  parts: Partial<Pick<FakeRoomParts, 'balance' | 'players'>> & { before?: (room: FakeRoom) => void } = {},
): Promise<TestTable> {
  const clock = new TestClock();
  const { files, texts } = testTableFiles(code);
  const room = new FakeRoom({ rules: files.rules, now: () => START + clock.now(), random: () => 0.5, ...parts });
  parts.before?.(room);
  const body = document.createElement('div');
  document.body.append(body);
  const messages: GameMessage[] = [];
  const table = await openTable({
    body,
    files,
    texts,
    room,
    page: { post: (message) => void messages.push(message) },
    start: TEST_START,
    clock,
  });
  await settle();
  return { room, clock, table, messages, close: () => body.remove() };
}
