import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { applyToClub, approveClubApplication, getClubMembers, kickClubMember } from '#protocol/operations/club.ts';
import { sendClubGroupMessage } from '#protocol/operations/clubOffice.ts';
import { depositToClubVault, exchangeClubVault, getClubVaultRecords } from '#protocol/operations/clubVault.ts';
import { layOut } from '../../testing/layout.ts';
import { LONG } from '../../testing/long.ts';
import { CLUB, dialogOf, openClub, PHONE, PLAYER_ID, playerBeside, press, startWorld } from './testing/openClub.tsx';

beforeEach(layOut);

test('shows an officer an application as it arrives, and accepts its player', async () => {
  const backend = await startWorld();
  const applicant = await playerBeside(backend, PHONE.outsider);
  await openClub(PHONE.deputy, 'applications');
  const list = await screen.findByRole('list', { name: '申請名單' });
  const before = within(list).getAllByRole('listitem').length;
  await applicant.socket.call(applyToClub, { ClubID: '1' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(before + 1));
  const newest = within(list).getAllByRole('listitem').at(-1) ?? list;
  await userEvent.click(within(newest).getByRole('button', { name: '同意' }));
  expect(await screen.findByText(/加入了俱樂部$/u)).toBeVisible();
  expect(backend.sent(approveClubApplication)).toMatchObject([{ PlayerID: applicant.playerID }]);
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(before));
});

test('refuses each application until there is none', async () => {
  await startWorld();
  await openClub(PHONE.leader, 'applications');
  for (let left = (await screen.findAllByRole('button', { name: '婉拒' })).length; left > 0; left -= 1) {
    await userEvent.click((await screen.findAllByRole('button', { name: '婉拒' }))[0] ?? document.body);
    await waitFor(() => expect(screen.queryAllByRole('button', { name: '婉拒' })).toHaveLength(left - 1));
  }
  expect(await screen.findByText('沒有待審核的申請')).toBeVisible();
});

test('counts the applications in the badge', async () => {
  const backend = await startWorld();
  const applicant = await playerBeside(backend, PHONE.outsider);
  await openClub(PHONE.leader);
  expect(await screen.findByRole('link', { name: /^申請名單\s?3 件待審核$/u })).toBeVisible();
  await applicant.socket.call(applyToClub, { ClubID: '1' });
  expect(await screen.findByRole('link', { name: /^申請名單\s?4 件待審核$/u })).toBeVisible();
});

test('shows the club itself instead of a view that the role must not open', async () => {
  const backend = await startWorld();
  await openClub(PHONE.member, 'vault');
  expect(await screen.findByRole('heading', { level: 2, name: CLUB })).toBeVisible();
  expect(backend.sent(getClubVaultRecords)).toHaveLength(0);
});

test('finds and sorts members by name; a deputy may kick only members, after a question', async () => {
  const backend = await startWorld();
  const me = await playerBeside(backend, PHONE.member);
  await openClub(PHONE.deputy, 'members');
  const search = await screen.findByRole('searchbox', { name: '搜尋成員' });
  await userEvent.type(search, '夜行者');
  await press('管理 夜行者小葵');
  expect((await screen.findAllByRole('menuitem')).map((one) => one.textContent)).toEqual(['踢出俱樂部']);
  await userEvent.click(screen.getByRole('menuitem', { name: '踢出俱樂部' }));
  const asked = within(await screen.findByRole('alertdialog', { name: '確定踢出此會員' }));
  await userEvent.click(asked.getByRole('button', { name: '取消' }));
  expect(backend.sent(kickClubMember)).toHaveLength(0);
  await press('管理 夜行者小葵');
  await userEvent.click(await screen.findByRole('menuitem', { name: '踢出俱樂部' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { name: '確定踢出此會員' })).getByRole('button', { name: '踢出' }),
  );
  expect(await screen.findByText('夜行者小葵 已離開俱樂部')).toBeVisible();
  expect(backend.sent(kickClubMember)).toMatchObject([{ PlayerID: me.playerID }]);
  expect(await screen.findByText('沒有符合的成員')).toBeVisible();
});

test('pays gold from the vault to a member, with a record', LONG, async () => {
  const backend = await startWorld();
  const me = await playerBeside(backend, PHONE.member);
  await openClub(PHONE.leader, 'vault');
  await press('兌換金庫');
  const dialog = await dialogOf('兌換金庫');
  await userEvent.type(dialog.getByRole('combobox', { name: '給誰' }), '夜行者');
  await userEvent.click(await screen.findByRole('option', { name: /夜行者小葵/u }));
  await userEvent.click(await dialog.findByRole('button', { name: '10,000' }));
  await userEvent.click(dialog.getByRole('button', { name: '兌換金庫' }));
  expect(await screen.findByText('已兌換 10,000 金幣給 夜行者小葵')).toBeVisible();
  expect(backend.sent(exchangeClubVault)).toMatchObject([{ PlayerID: me.playerID, Amount: 10_000 }]);
});

test('asks for the confirmation that a payout needs', LONG, async () => {
  await startWorld();
  await openClub(PHONE.leader, 'vault', { code: { exchangeClubVault: 300036 } });
  await press('兌換金庫');
  const dialog = await dialogOf('兌換金庫');
  await userEvent.type(dialog.getByRole('combobox', { name: '給誰' }), '夜行者');
  await userEvent.click(await screen.findByRole('option', { name: /夜行者小葵/u }));
  await userEvent.click(await dialog.findByRole('button', { name: '10,000' }));
  await userEvent.click(dialog.getByRole('button', { name: '兌換金庫' }));
  expect(await screen.findByText(/確認是您本人|重新登入/u)).toBeVisible();
});

test('asks for the confirmation that a deposit needs', async () => {
  await startWorld();
  await openClub(PHONE.member, '', { code: { depositToClubVault: 300036 } });
  await press('貢獻金幣');
  const dialog = await dialogOf('貢獻金幣');
  await userEvent.click(await dialog.findByRole('button', { name: '1,000' }));
  await userEvent.click(dialog.getByRole('button', { name: '貢獻金幣' }));
  expect(await screen.findByText(/確認是您本人|重新登入/u)).toBeVisible();
});

test('asks for the gift password that a deposit needs, and sends it with the deposit', LONG, async () => {
  const backend = await startWorld();
  const { change } = await openClub(PHONE.member, '', { code: { depositToClubVault: 200218 } });
  await press('貢獻金幣');
  const dialog = await dialogOf('貢獻金幣');
  await userEvent.click(await dialog.findByRole('button', { name: '1,000' }));
  await userEvent.click(dialog.getByRole('button', { name: '貢獻金幣' }));
  await userEvent.type(await dialog.findByLabelText('贈禮密碼'), '246810');
  change({});
  await userEvent.click(dialog.getByRole('button', { name: '貢獻金幣' }));
  expect(await screen.findByText('已貢獻 1,000 金幣')).toBeVisible();
  expect(backend.sent(depositToClubVault).at(-1)).toMatchObject({ Amount: 1000, Password: '246810' });
});

test('shows a member with an account of one hour when the vault accepts their gold', async () => {
  const backend = await startWorld();
  onTestFinished(() => backend.reset());
  await backend.others.setState(PLAYER_ID.member, { AgeSeconds: 3600 });
  await openClub(PHONE.member);
  const give = await screen.findByRole('button', { name: '貢獻金幣' });
  await waitFor(() => expect(give).toHaveAccessibleDescription(/新帳號滿 24 小時後才能贈送金幣，.+ 起開放/u));
  await userEvent.click(give);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('asks for the gift password that a payout needs, and sends it with the payout', LONG, async () => {
  const backend = await startWorld();
  const { change } = await openClub(PHONE.leader, 'vault', { code: { exchangeClubVault: 200218 } });
  await press('兌換金庫');
  const dialog = await dialogOf('兌換金庫');
  await userEvent.type(dialog.getByRole('combobox', { name: '給誰' }), '夜行者');
  await userEvent.click(await screen.findByRole('option', { name: /夜行者小葵/u }));
  await userEvent.click(await dialog.findByRole('button', { name: '10,000' }));
  await userEvent.click(dialog.getByRole('button', { name: '兌換金庫' }));
  await userEvent.type(await dialog.findByLabelText('贈禮密碼'), '246810');
  change({});
  await userEvent.click(dialog.getByRole('button', { name: '兌換金庫' }));
  expect(await screen.findByText('已兌換 10,000 金幣給 夜行者小葵')).toBeVisible();
  expect(backend.sent(exchangeClubVault).at(-1)).toMatchObject({ Amount: 10_000, Password: '246810' });
});

test('writes to all members', async () => {
  const backend = await startWorld();
  await openClub(PHONE.deputy);
  await press('群發訊息');
  const dialog = await dialogOf('群發訊息');
  await userEvent.type(dialog.getByRole('textbox', { name: '訊息' }), '今晚八點集合');
  await userEvent.click(dialog.getByRole('button', { name: '送出' }));
  expect(await screen.findByText(/^已寄給 \d+ 位會員，今天還能再發 2 則$/u)).toBeVisible();
  expect(backend.sent(sendClubGroupMessage)).toMatchObject([{ Message: '今晚八點集合' }]);
});

test('reloads a club that failed to load', async () => {
  await startWorld();
  await openClub(PHONE.member, '', { code: { getClub: 300003 } });
  await press('重試');
  expect(await screen.findByRole('heading', { level: 2, name: CLUB })).toBeVisible();
});

test('reloads members that failed to load', async () => {
  await startWorld();
  const backend = await openClub(PHONE.member, 'members', { code: { getClubMembers: 300003 } });
  await press('重試');
  expect(await screen.findByText('夜行者小葵')).toBeVisible();
  expect(backend.sent(getClubMembers).length).toBeGreaterThan(1);
});
