import { afterEach, beforeEach, expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { privateMessage, sendPrivateMessage } from '#protocol/operations/chat.ts';
import { openAdminLine } from '../testing/adminLine.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

let service: TestService;
let context: TestContext;
const admin = openAdminLine(() => service);
beforeEach(async () => {
  service = await startMemoryService();
  context = new TestContext(createWireAdapter(service.origin));
});
afterEach(async () => {
  context.clear();
  await service.stop();
});

/** A player with the role customer service. */
async function staff(): Promise<string> {
  const { playerID } = await context.member('0943000009');
  expect(await admin('player', 'role', playerID, '--role', 'customerService')).toBe(0);
  return playerID;
}

it('lists open questions, shows the conversation, and answers on the player’s open screen', async () => {
  const PlayerID = await staff();
  const member = await context.member('0943000001');
  const chat = await member.openSocket('chat');
  await chat.call(sendPrivateMessage, { PlayerID, Message: '如何綁定手機' });
  await admin('service', 'list');
  expect(admin.out.some((line) => line.startsWith(member.playerID))).toBe(false);
  await chat.call(sendPrivateMessage, { PlayerID, Message: '訂單沒有入帳' });
  expect(await admin('service', 'list')).toBe(0);
  expect(admin.out.find((line) => line.startsWith(member.playerID))).toMatch(/"訂單沒有入帳"$/u);
  expect(await admin('service', 'answer', member.playerID, ' 已為您補發 ')).toBe(0);
  let said = (await chat.push(privateMessage)).result;
  while (said.From !== PlayerID) said = (await chat.push(privateMessage)).result;
  expect(said).toMatchObject({ Message: '已為您補發', SenderType: 1, PlayerID });
  await admin('service', 'list');
  expect(admin.out.some((line) => line.startsWith(member.playerID))).toBe(false);
  await admin('service', 'show', member.playerID, '--count', '1');
  expect(admin.out).toEqual([expect.stringMatching(new RegExp(`${PlayerID} {2}"已為您補發"$`, 'u'))]);
  const log = await service.ports.store.table('auditLog').find({ where: { Action: 'service.answer' } });
  expect(log).toMatchObject([{ Actor: 'operator:tester', Subject: member.playerID, Detail: { Text: '已為您補發' } }]);
});

it('refuses an empty text, a missing player, and an answer without a customer service', async () => {
  const PlayerID = await staff();
  const { playerID } = await context.member('0943000002');
  expect(await admin('service', 'answer', playerID)).toBe(2);
  expect(await admin('service', 'answer', 'nobody', '您好')).toBe(1);
  expect(await admin('service', 'answer', playerID, '  ')).toBe(1);
  expect(await admin('service', 'show', playerID)).toBe(0);
  expect(admin.out).toEqual(['nothing was said yet']);
  expect(await admin('player', 'role', PlayerID, '--role', 'none')).toBe(0);
  expect(await admin('service', 'answer', playerID, '您好')).toBe(1);
  expect(await admin('service', 'list')).toBe(0);
  expect(admin.out).toEqual(['nobody waits for an answer']);
});
