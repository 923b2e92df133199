import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { grantItems, settleRound } from '#protocol/endpoints/dev.ts';
import { buyPassTicket, claimPassLevel, getPassTicket } from '#protocol/operations/passTicket.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { MEMBER, startTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { openPage } from '../testing/openPage.tsx';
import { PassPage } from './PassPage.tsx';
import { testFirst } from '../../../testing/long.ts';

const AT = { at: '/other/pass' };
/** A demo account without the paid track. */
const OTHER = '0900000003';

/** Plays until the first account has the experience of the second level. */
async function reachSecondLevel({ others }: TestBackend): Promise<void> {
  for (let round = 0; round < 35; round += 1)
    await others.visitor().call(settleRound, { PlayerID: MEMBER.playerID, GameCode: 'owl', Bet: 20, Win: 20 });
}

test('shows the season with its levels on both tracks, and claims one of each', async () => {
  const { backend, own } = await openPage(<PassPage />, { ...AT, prepare: reachSecondLevel });
  const { Levels } = await own.call(getPassTicket, {});
  const list = within(await screen.findByRole('region', { name: '每級獎勵' }));
  expect(list.getAllByRole('listitem')).toHaveLength(Levels.length);
  expect(screen.getByText('豪華獎勵已開通')).toBeVisible();
  const gems = async () => (await own.call(getWallet, {})).Gem;
  const before = await gems();
  const key = list.getByRole('button', { name: '領取：LV.2 豪華' });
  await userEvent.dblClick(key);
  expect(await screen.findByText('領取成功 +10 寶石')).toBeVisible();
  await waitFor(() => expect(key).not.toBeInTheDocument());
  expect(backend.sent(claimPassLevel)).toMatchObject([{ Level: 2, Track: 2 }]);
  expect(await gems()).toBe(before + 10);
  // Levels above the reached level have no button.
  expect(list.queryByRole('button', { name: '領取：LV.3 一般' })).not.toBeInTheDocument();
});

test('shows that another tab has claimed a level', async () => {
  const { own } = await openPage(<PassPage />, { ...AT, prepare: reachSecondLevel });
  const key = await screen.findByRole('button', { name: '領取：LV.2 一般' });
  const { Season } = await own.call(getPassTicket, {});
  await own.call(claimPassLevel, { Season, Level: 2, Track: 1 });
  await userEvent.click(key);
  expect(await screen.findByText('已經領取過了')).toBeVisible();
  await waitFor(() => expect(key).not.toBeInTheDocument());
});

test('buys the paid track after a question that names its price', async () => {
  const { backend, own } = await openPage(<PassPage />, { ...AT, as: OTHER });
  const { Price } = await own.call(getPassTicket, {});
  const price = `${String(Price.Amount)} 寶石`;
  const { PlayerID } = await own.call(getPassTicket, {}).then(() => ({ PlayerID: '10000003' }));
  await backend.others.visitor().call(grantItems, { PlayerID, ItemID: Price.ItemID, Amount: Price.Amount });
  await userEvent.click(await screen.findByRole('button', { name: `開通豪華獎勵 ${price}` }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '開通豪華獎勵？' }));
  expect(dialog.getByText(new RegExp(`將支付 ${price}`, 'u'))).toBeVisible();
  expect(backend.sent(buyPassTicket)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: '開通' }));
  expect(await screen.findByText('豪華獎勵已開通，可以領取囉')).toBeVisible();
  expect((await own.call(getPassTicket, {})).Premium).toBe(true);
});

testFirst(
  'shows the reason when a purchase is refused with %i',
  [
    [200124, '寶石或點數不足，請先購點'],
    [300015, '本季的豪華獎勵已經開通了'],
    [300016, '這一季已經結束，請看看新的一季'],
  ],
  async (code, words) => {
    const { backend } = await openPage(<PassPage />, { ...AT, as: OTHER });
    await userEvent.click(await screen.findByRole('button', { name: /^開通豪華獎勵/u }));
    backend.change({ code: { buyPassTicket: code } });
    await userEvent.click(await screen.findByRole('button', { name: '開通' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('豪華獎勵已開通')).not.toBeInTheDocument();
  },
);

test('shows a guest how to take part, and leads there', async () => {
  const { backend } = await openPage(<PassPage />, { ...AT, as: 'guest' });
  const buy = await screen.findByRole('button', { name: /^開通豪華獎勵/u });
  await userEvent.click(buy);
  expect(buy).toHaveAccessibleDescription('綁定手機成為會員後就能參加');
  expect(screen.getByRole('link', { name: '去綁定' })).toHaveAttribute('href', '/member/account');
  expect(backend.sent(buyPassTicket)).toEqual([]);
});

test('names playing as a source of experience even while the state of games is unknown', async () => {
  await openPage(<PassPage />, { ...AT, isOpenUnknown: true });
  expect(await screen.findByText(/經驗；遊玩、簽到、送禮與紅包都會增加$/u)).toBeVisible();
});

test('shows why the page failed to load, and tries again', async () => {
  const backend = await startTestBackend();
  backend.change({ fail: { getPassTicket: 1 } });
  await openPage(<PassPage />, AT);
  const failed = within(await screen.findByRole('alert'));
  backend.change({ fail: {} });
  await userEvent.click(failed.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('region', { name: '每級獎勵' })).toBeVisible();
});
