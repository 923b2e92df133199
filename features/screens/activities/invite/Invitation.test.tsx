import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createTestMembers } from '#conformance/testMembers.ts';
import { bindInviteCode, claimInviteReward, getInvitedFriends, getInviteInfo } from '#protocol/operations/invite.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { openPage } from '../testing/openPage.tsx';
import { Invitation } from './Invitation.tsx';
import { testFirst } from '../../../testing/long.ts';

const AT = { at: '/other/bankcode' };
const NEWCOMER = '0900000008';

async function openAsNewcomer(query = '') {
  const backend = await startTestBackend();
  await backend.reset();
  await createTestMembers(backend.others, NEWCOMER, { count: 1 });
  const inviter = await (await backend.others.member(MEMBER.phone)).openSocket('lobby');
  const { FriendCode } = await inviter.call(getInviteInfo, {});
  await renderWithProviders(<Invitation />, {
    at: `/other/bankcode${query.replace('CODE', FriendCode)}`,
    as: NEWCOMER,
  });
  const field = await screen.findByRole('textbox', { name: '好友的邀請碼' });
  return { backend, field, FriendCode };
}
const bind = () => userEvent.click(screen.getByRole('button', { name: '綁定領取' }));

test('shows the player’s code to copy, as a link, and as a QR code', async () => {
  const user = userEvent.setup();
  const { own } = await openPage(<Invitation />, AT);
  const { FriendCode } = await own.call(getInviteInfo, {});
  expect(await screen.findByText(FriendCode)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '複製邀請碼' }));
  expect(await navigator.clipboard.readText()).toBe(FriendCode);
  await user.click(screen.getByRole('button', { name: '複製連結' }));
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}/zh_tw/other/bankcode?code=${FriendCode}`,
  );
  expect(screen.getByRole('img', { name: '我的邀請連結' })).toBeInTheDocument();
});

test('fills the field with the code of a shared link, and pays once for binding the code', async () => {
  const { backend, field, FriendCode } = await openAsNewcomer('?code=CODE');
  expect(field).toHaveValue(FriendCode);
  const own = await backend.openOwnSocket('lobby');
  const before = (await own.call(getWallet, {})).Gold;
  await userEvent.dblClick(screen.getByRole('button', { name: '綁定領取' }));
  expect(await screen.findByText('領取成功 +5,000 金幣')).toBeVisible();
  expect(await screen.findByText(MEMBER.name)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(backend.sent(bindInviteCode)).toHaveLength(1);
  expect((await own.call(getWallet, {})).Gold).toBe(before + 5_000);
});

test('refuses the player’s own and an unknown code at the field', async () => {
  const { backend, field } = await openAsNewcomer();
  const { FriendCode } = await (await backend.openOwnSocket('lobby')).call(getInviteInfo, {});
  await userEvent.type(field, FriendCode);
  await bind();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/無法綁定自己的邀請碼/u));
  await userEvent.clear(field);
  await userEvent.type(field, 'ABC');
  expect(field).not.toHaveAccessibleDescription(/無法綁定自己的邀請碼/u);
  await bind();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/查無此邀請碼，請確認後再輸入/u));
});

testFirst(
  'shows the reason when a code is refused with %i',
  [
    [300012, /您已經綁定過邀請碼/u],
    [300014, /這位好友的邀請人數已滿/u],
    [300016, /註冊超過 7 天/u],
    [300017, /對方的帳號比您晚註冊/u],
  ],
  async (code, words) => {
    const { backend, field } = await openAsNewcomer('?code=CODE');
    backend.change({ code: { bindInviteCode: code } });
    await bind();
    await waitFor(() => expect(field).toHaveAccessibleDescription(words));
  },
);

/** Two friends of the first account reach the milestone. */
async function raiseFriends({ others }: TestBackend): Promise<void> {
  const inviter = await (await others.member(MEMBER.phone)).openSocket('lobby');
  const { List } = await inviter.call(getInvitedFriends, {});
  for (const { PlayerID, State } of List) if (State === 1) await others.setState(PlayerID, { VIPLevel: 2 });
}

test('lists friends with their rewards; claims one, then all', async () => {
  const { backend, own, gold } = await openPage(<Invitation />, { ...AT, prepare: raiseFriends });
  const { List } = await own.call(getInvitedFriends, {});
  const [first, second] = List.filter(({ State }) => State === 2);
  const friends = within(await screen.findByRole('list', { name: '邀請的好友' }));
  expect(friends.getAllByRole('listitem')).toHaveLength(List.length);
  expect(screen.getByRole('button', { name: '全部領取 40,000 金幣' })).toBeEnabled();
  const before = await gold();
  await userEvent.dblClick(screen.getByRole('button', { name: `領取：邀請 ${first?.Name ?? ''}` }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^全部領取/u })).not.toBeInTheDocument());
  expect(backend.sent(claimInviteReward)).toMatchObject([{ FriendRequest: [first?.PlayerID] }]);
  expect(await gold()).toBe(before + 20_000);
  expect(screen.getByRole('button', { name: `領取：邀請 ${second?.Name ?? ''}` })).toBeEnabled();
});

test('shows that another tab has claimed a friend', async () => {
  const { own } = await openPage(<Invitation />, { ...AT, prepare: raiseFriends });
  const [friend] = (await own.call(getInvitedFriends, {})).List.filter(({ State }) => State === 2);
  const key = await screen.findByRole('button', { name: `領取：邀請 ${friend?.Name ?? ''}` });
  await own.call(claimInviteReward, { FriendRequest: [friend?.PlayerID ?? ''] });
  await userEvent.click(key);
  expect(await screen.findByText('已經領取過了')).toBeVisible();
  await waitFor(() => expect(key).not.toBeInTheDocument());
});

test('leads a guest to binding a phone, and requests nothing from the service', async () => {
  const { backend } = await openPage(<Invitation />, { ...AT, as: 'guest' });
  expect(await screen.findByText('邀請碼是會員專屬')).toBeVisible();
  expect(screen.getByRole('link', { name: '去綁定' })).toHaveAttribute('href', '/member/account');
  expect([getInviteInfo, getInvitedFriends].flatMap((contract) => backend.sent(contract))).toEqual([]);
});

test('shows why the page failed to load, and tries again', async () => {
  const backend = await startTestBackend();
  backend.change({ fail: { getInviteInfo: 1 } });
  await openPage(<Invitation />, AT);
  const failed = within(await screen.findByRole('alert'));
  backend.change({ fail: {} });
  await userEvent.click(failed.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('button', { name: '複製邀請碼' })).toBeVisible();
});
