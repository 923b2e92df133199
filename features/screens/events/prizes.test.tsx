import { expect, test } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { createTestMembers } from '#conformance/testMembers.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { getFireWheel } from '#protocol/operations/fireWheel.ts';
import { getMissions } from '#protocol/operations/mission.ts';
import { getSignInDays } from '#protocol/operations/signInDays.ts';
import { missionText } from '#protocol/rules/missionText.ts';
import { startTestBackend } from '../../testing/testBackend.ts';
import { PRIZES } from './prizes.ts';

test('shows a visitor the prizes that the service gives a new member', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  const [member] = await createTestMembers(backend.others, '0947000701', { count: 1 });
  const own = assertDefined(member, 'a new member').lobby;
  const missions = (await own.call(getMissions, {})).List;
  const { Days } = await own.call(getSignInDays, {});
  const { Prizes } = await own.call(getFireWheel, {});
  expect(PRIZES.days).toEqual(Days.map(({ Reward }) => Reward));
  expect(PRIZES.wheel).toHaveLength(Prizes.length);
  for (const { Gold, Premium } of PRIZES.wheel)
    expect(Prizes.some(({ ItemID, Amount }) => (ItemID === ITEM.gold ? Gold : Premium) === Amount)).toBe(true);
  for (const { condition, reward } of PRIZES.missions)
    expect(
      missions.find(({ Text }) => Text.zh_tw === missionText(condition, 'zh_tw', { ToFriends: true }))?.Reward,
    ).toEqual(reward);
});
