import { expect, it } from 'vitest';
import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { TestContext } from '#conformance/testContext.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';

// If everyone may chat, the cases of blocked words expect the refusal of the words, not of the tier.
it('refuses blocked words where CHAT_MIN_VIP lets members below gold chat', async () => {
  const context = new TestContext((await createMemoryWorld({ chatMinVip: 1 })).adapter);
  const cases = CONFORMANCE_CASES.filter(
    ({ code, title }) => code === 200067 && title.includes('if the chat is open there'),
  );
  expect(cases.map(({ contract }) => contract)).toEqual([
    'sendPublicMessage',
    'sendClubMessage',
    'sendLiveMessage',
    'openPoll',
  ]);
  for (const { run } of cases) await run(context);
  context.clear();
});
