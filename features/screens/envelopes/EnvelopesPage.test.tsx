import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { create } from '#conformance/envelopeScene.ts';
import { assertDefined } from '#conformance/expectation.ts';
import { exportEnvelopeShares } from '#protocol/endpoints/envelope.ts';
import { cancelEnvelope, claimEnvelope, getEnvelopes } from '#protocol/operations/envelope.ts';
import { keepDownloads, readCsv } from '../../testing/keepDownloads.ts';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import { EnvelopesPage } from './list/EnvelopesPage.tsx';
import { open, press, sendFrom } from './testing/openEnvelopes.tsx';
import { LONG } from '../../testing/long.ts';

afterEach(() => vi.unstubAllGlobals());

const PAGE = '/member/envelopes';
const list = async (name = '可搶的紅包') => within(await screen.findByRole('list', { name }));

test('shows what can be claimed, ten at a time, the newest first and largest', async () => {
  const { sender } = await sendFrom({ Title: '先來的', Amount: 200 });
  for (let at = 0; at < 9; at += 1) await create(sender, { Title: `第 ${String(at)} 個`, Amount: 200 });
  await create(sender, { Title: '最新的', Amount: 90_000, Quantity: 20, Method: 2 });
  const { sent } = await open(<EnvelopesPage />, { at: PAGE });
  const [first] = (await list()).getAllByRole('listitem');
  expect(first).toHaveTextContent(/最新的.*剩 20 \/ 20 份.*90,000 金幣/u);
  expect(sent(getEnvelopes)).toContainEqual(expect.objectContaining({ Status: 1, Page: 1 }));
  expect(screen.getByRole('tab', { name: '可搶 10+' })).toBeVisible();
  await press('顯示更多');
  expect(await (await list()).findByRole('button', { name: /^搶 .*先來的$/u })).toBeVisible();
});

test('lets a player who must not send open an envelope, and shows neither a send button nor 我發的', async () => {
  await sendFrom({ Title: '人人有份' });
  await open(<EnvelopesPage />, { at: `${PAGE}?list=sent`, as: '0900000003' });
  await userEvent.click((await list()).getByRole('button', { name: /^搶 .*人人有份$/u }));
  expect(await screen.findByRole('button', { name: '領取' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '發紅包' })).not.toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: /我發的/u })).not.toBeInTheDocument();
});

test('moves a claimed envelope to the claimed ones, with the share, and marks the luckiest', async () => {
  const { envelope, sender } = await sendFrom({ Title: '拼手氣的', Amount: 20_000, Quantity: 2, Method: 2 });
  const backend = await open(<EnvelopesPage />, { at: PAGE });
  await (await list()).findByRole('button', { name: /^搶 .*拼手氣的$/u });
  const own = await backend.openOwnSocket('lobby');
  const { Amount: mine } = await own.call(claimEnvelope, { RedEnvelopeID: envelope.RedEnvelopeID });
  const { Amount: theirs } = await sender.lobby.call(claimEnvelope, { RedEnvelopeID: envelope.RedEnvelopeID });
  await create(sender, { Title: '叫一下' });
  const recent = within(await screen.findByRole('list', { name: '最近搶過' }));
  await waitFor(() =>
    expect(recent.getAllByRole('listitem')[0]).toHaveTextContent(
      new RegExp(`\\+.*${mine.toLocaleString('en')} 金幣`, 'u'),
    ),
  );
  await waitFor(() => expect(recent.queryAllByText('手氣最佳')).toHaveLength(mine >= theirs ? 1 : 0));
  await waitFor(async () =>
    expect((await list()).queryByRole('button', { name: /拼手氣的/u })).not.toBeInTheDocument(),
  );
});

test('withdraws the player’s own after a question that names the returned gold', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  await open(<EnvelopesPage />, { at: `${PAGE}?list=sent` });
  await screen.findByRole('button', { name: '發紅包' });
  const own = await backend.openOwnSocket('lobby');
  const { RedEnvelopeID } = await create({ lobby: own }, { Title: '加菜金', Amount: 1001, Quantity: 2 });
  const other = await (await backend.others.member('0900000003')).openSocket('lobby');
  await other.call(claimEnvelope, { RedEnvelopeID });
  await userEvent.click(await screen.findByText('加菜金'));
  await press('收回紅包');
  const question = within(await screen.findByRole('alertdialog', { name: '要收回這個紅包嗎？' }));
  expect(question.getByText('沒領完的 501 金幣會回到您的錢包，已被領走的不變。')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: '收回紅包' }));
  expect(await screen.findByText('紅包已收回，501 金幣回到您的錢包')).toBeVisible();
  await waitFor(() => expect(screen.getByText('已收回')).toBeVisible());
  expect(screen.queryByRole('button', { name: '收回紅包' })).not.toBeInTheDocument();
  await expect(own.call(cancelEnvelope, { RedEnvelopeID })).rejects.toThrow('300016');
});

test('downloads the shares as the sender: a spreadsheet file, the newest of 2,000 first', LONG, async () => {
  const saved = keepDownloads();
  const backend = await startTestBackend();
  await backend.reset();
  await open(<EnvelopesPage />, { at: `${PAGE}?list=sent` });
  await screen.findByRole('button', { name: '發紅包' });
  const own = await backend.openOwnSocket('lobby');
  const { RedEnvelopeID } = await create({ lobby: own }, { Title: '加菜金' });
  const takers = [];
  for (const phone of ['0900000003', '0900000005']) {
    const taker = await backend.others.member(phone);
    await (await taker.openSocket('lobby')).call(claimEnvelope, { RedEnvelopeID });
    await backend.advance(1);
    takers.unshift(taker.playerID);
  }
  await userEvent.click(await screen.findByText('加菜金'));
  await press('下載領取紀錄（CSV）');
  expect(await screen.findByText('已開始下載')).toBeVisible();
  const asked = { RedEnvelopeID, OrderBy: 1, IsDesc: true, Page: 1, PerPage: 2000 };
  expect(backend.posted(exportEnvelopeShares)).toEqual([asked]);
  const file = assertDefined(saved[0], 'a file');
  expect(file.name).toBe(`redenvelope-${RedEnvelopeID}.csv`);
  const { lines, marked } = await readCsv(file);
  expect(marked).toBe(true);
  expect(lines[0]).toBe('玩家ID,暱稱,金額,領取時間');
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(takers);
});

test('keeps claimed envelopes with their shares, and shows one by a press', async () => {
  const { envelope } = await sendFrom({ Title: '領過的', Amount: 3000, Quantity: 2 });
  const backend = await open(<EnvelopesPage />, { at: `${PAGE}?list=received` });
  await screen.findByRole('button', { name: '發紅包' });
  const own = await backend.openOwnSocket('lobby');
  await own.call(claimEnvelope, { RedEnvelopeID: envelope.RedEnvelopeID });
  await userEvent.click(screen.getByRole('tab', { name: /^我發的/u }));
  await userEvent.click(screen.getByRole('tab', { name: /^已搶/u }));
  const row = (await list('紅包紀錄')).getAllByRole('listitem')[0] ?? document.body;
  expect(row).toHaveTextContent(/領過的.*1,500/u);
  await userEvent.click(within(row).getByRole('button'));
  expect(await screen.findByRole('heading', { level: 2, name: '領過的' })).toBeVisible();
  expect((await list('領取紀錄')).getByRole('listitem')).toHaveTextContent(`${MEMBER.name} （您）`);
});

test('reloads a failed list, and says if nothing can be claimed', async () => {
  const { backend, envelope } = await sendFrom();
  backend.change({ code: { getEnvelopes: 300003 } });
  await open(<EnvelopesPage />, { at: PAGE });
  await screen.findByRole('button', { name: '重試' });
  backend.change({ code: {} });
  await press('重試');
  const claimable = await list();
  const own = await backend.openOwnSocket('lobby');
  for (const { RedEnvelopeID } of (await own.call(getEnvelopes, { Page: 1, Status: 1 })).List)
    await own.call(claimEnvelope, { RedEnvelopeID });
  expect(claimable.getByRole('button', { name: new RegExp(envelope.Title, 'u') })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('目前沒有可搶的紅包')).toBeVisible();
});
