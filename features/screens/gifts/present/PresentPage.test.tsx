import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { createTestMembers } from '#conformance/testMembers.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import { addRelation, deleteRelation, getRelations } from '#protocol/operations/relation.ts';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { layOut } from '../../../testing/layout.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../../testing/testBackend.ts';
import { PresentPage } from './PresentPage.tsx';
import { LONG } from '../../../testing/long.ts';

beforeEach(layOut);
beforeEach(stubMeasures);

const AT = { at: '/zh_tw/present' };
const FRIEND = '10000002';
const NEWCOMER = '0900000008';

/** Opens a new world whose player has these friends. */
async function befriended(...ids: readonly string[]) {
  const backend = await startTestBackend();
  await backend.reset();
  const own = await (await backend.others.member(MEMBER.phone)).openSocket('lobby');
  const { List } = await own.call(getRelations, { Type: 1, Page: 1, PerPage: 500 });
  for (const { PlayerID } of List) await own.call(deleteRelation, { PlayerID, Type: 1 });
  for (const PlayerID of ids) await own.call(addRelation, { PlayerID, Type: 1 });
  return backend;
}

// This test is first in its file, since code chunks load only once.
test('keeps the page while the list and the picker load', async () => {
  await befriended(FRIEND);
  const PageSkeleton = vi.fn<() => null>(() => null);
  await renderWithProviders(
    <Suspense fallback={<PageSkeleton />}>
      <PresentPage />
    </Suspense>,
    AT,
  );
  const list = within(await screen.findByRole('list', { name: '好友名單' }));
  await userEvent.click(assertDefined(list.getAllByRole('button')[0], 'a friend'));
  expect(await screen.findByRole('dialog', { name: /^送禮給/u })).toBeVisible();
  expect(PageSkeleton).not.toHaveBeenCalled();
});

test('chooses a friend and a gift by keyboard', async () => {
  await befriended(FRIEND);
  const { sent } = await renderWithProviders(<PresentPage />, AT);
  const list = within(await screen.findByRole('list', { name: '好友名單' }));
  const [friend] = list.getAllByRole('button');
  assertDefined(friend, 'a friend').focus();
  await userEvent.keyboard('{Enter}');
  const picker = within(await screen.findByRole('dialog', { name: /^送禮給/u }));
  await userEvent.click(await picker.findByRole('button', { name: '送出禮物' }));
  const question = within(await screen.findByRole('alertdialog', { name: /玫瑰/u }));
  const [, yes] = question.getAllByRole('button');
  await userEvent.click(assertDefined(yes, 'the button that sends'));
  await expect.poll(() => sent(sendGift)).toMatchObject([{ ToID: FRIEND, ItemID: 42, Amount: 1 }]);
});

test('links to the search for friends if there are none', async () => {
  await befriended();
  await renderWithProviders(<PresentPage />, AT);
  expect(await screen.findByText('還沒有好友')).toBeVisible();
  expect(screen.getByRole('link', { name: '找玩家' })).toHaveAttribute('href', '/zh_tw/member/friends?list=find');
});

test('reads a failed list again', async () => {
  const backend = await befriended(FRIEND);
  backend.change({ code: { searchPlayers: 300003, getRelations: 300003 } });
  await renderWithProviders(<PresentPage />, AT);
  const again = await screen.findByRole('button', { name: '重試' });
  backend.change({ code: {} });
  await userEvent.click(again);
  expect(await screen.findByRole('list', { name: '好友名單' })).toBeVisible();
});

test('leads a guest to the binding of a phone', LONG, async () => {
  await (await startTestBackend()).reset();
  await renderWithProviders(<PresentPage />, { ...AT, as: 'guest' });
  expect(await screen.findByText('會員才能送禮')).toBeVisible();
  expect(screen.getByRole('button', { name: '綁定手機' })).toBeEnabled();
});

test('shows a new account when it may give', async () => {
  const backend = await startTestBackend();
  await createTestMembers(backend.others, NEWCOMER, { count: 1, isYoung: true });
  await renderWithProviders(<PresentPage />, { ...AT, as: NEWCOMER });
  expect(await screen.findByText('新帳號還不能送禮')).toBeVisible();
});
