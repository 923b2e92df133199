import { expect, test } from 'vitest';
import { ITEM } from '#protocol/entities/wallet.ts';
import { getFireWheel } from '#protocol/operations/fireWheel.ts';
import { getMissions } from '#protocol/operations/mission.ts';
import { getSignInDays } from '#protocol/operations/signInDays.ts';
import { missionText } from '#protocol/rules/missionText.ts';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import { PRIZES } from './prizes.ts';

test('the prizes that a visitor sees are what the service gives', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  const own = await (await backend.others.member(MEMBER.phone)).openSocket('lobby');
  const missions = (await own.call(getMissions, {})).List;
  const { Days } = await own.call(getSignInDays, {});
  const { Prizes } = await own.call(getFireWheel, {});
  expect(PRIZES.days).toEqual(Days.map(({ Reward }) => Reward));
  expect(PRIZES.wheel).toHaveLength(Prizes.length);
  for (const { Gold, Premium } of PRIZES.wheel)
    expect(Prizes.some(({ ItemID, Amount }) => (ItemID === ITEM.gold ? Gold : Premium) === Amount)).toBe(true);
  for (const { condition, reward } of PRIZES.missions)
    expect(missions.find(({ Text }) => Text.zh_tw === missionText(condition, 'zh_tw'))?.Reward).toEqual(reward);
});
