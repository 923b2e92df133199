import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { sendClubGroupMessage } from '#protocol/operations/clubOffice.ts';
import { ECONOMY } from '../economy.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

it('counts the group messages of the day, and none of a later day', async () => {
  let wall = NOW + WEEK_MS;
  const { adapter } = await createMemoryWorld({ clock: createMovableClock(() => wall) });
  const useUp = async (): Promise<readonly number[]> => {
    const context = new TestContext(adapter);
    const socket = await (await context.member('0900000002')).openSocket('lobby');
    const codes: number[] = [];
    for (let sent = 0; sent <= ECONOMY.Club.GroupMessagesPerDay; sent += 1)
      codes.push((await socket.ask(sendClubGroupMessage.op, { Message: `第 ${sent} 封` })).Code);
    return codes.slice(-2);
  };
  expect(await useUp()).toEqual([200, 200115]);
  wall = NOW;
  expect(await useUp()).toEqual([200, 200115]);
});
