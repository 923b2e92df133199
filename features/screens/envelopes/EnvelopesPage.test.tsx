import { screen, waitFor, within } from '@testing-library/react';
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
const list = async (name = '紅包列表') => within(await screen.findByRole('list', { name }));
const address = () => screen.getByLabelText('address');

test('lists red envelopes ten a page; the address holds state and order', async () => {
  const { sender } = await sendFrom({ Title: '先來的', Amount: 200 });
  await create(sender, { Title: '後來的', Amount: 90_000 });
  const { sent } = await open(<EnvelopesPage />, { at: PAGE });
  await waitFor(async () => expect((await list()).getAllByRole('listitem')[0]).toHaveTextContent('後來的'));
  expect(sent(getEnvelopes).at(-1)).toMatchObject({ Page: 1, PerPage: 10, OrderBy: 1, IsDesc: true });
  await press('已過期');
  await waitFor(() => expect(sent(getEnvelopes).at(-1)).toMatchObject({ Status: 3 }));
  expect(address()).toHaveTextContent('?state=expired');
  await waitFor(async () => expect((await list()).queryByText('後來的')).not.toBeInTheDocument());
  expect((await list()).getAllByRole('listitem')[0]).toHaveTextContent('已過期');
});

test('lets a player who must not send open envelopes from the list, and shows no send button', async () => {
  const { envelope } = await sendFrom({ Title: '人人有份' });
  await open(<EnvelopesPage />, { at: PAGE, as: '0900000003' });
  const first = (await list()).getAllByRole('listitem')[0] ?? document.body;
  expect(first).toHaveTextContent(envelope.Title);
  expect(screen.queryByRole('button', { name: '發紅包' })).not.toBeInTheDocument();
  await userEvent.click(within(first).getByRole('button'));
  expect(await screen.findByRole('button', { name: '領取' })).toBeVisible();
});

test('withdraws the player’s own after a question that names the returned gold', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  await open(<EnvelopesPage />, { at: `${PAGE}?list=sent` });
  await screen.findByRole('button', { name: '發紅包' });
  const own = await backend.openOwnSocket('lobby');
  const { RedEnvelopeID } = await create({ lobby: own }, { Title: '我發的', Amount: 1001, Quantity: 2 });
  const other = await (await backend.others.member('0900000003')).openSocket('lobby');
  await other.call(claimEnvelope, { RedEnvelopeID });
  await userEvent.click(await screen.findByText('我發的'));
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
  const { RedEnvelopeID } = await create({ lobby: own }, { Title: '我發的' });
  const takers = [];
  for (const phone of ['0900000003', '0900000005']) {
    const taker = await backend.others.member(phone);
    await (await taker.openSocket('lobby')).call(claimEnvelope, { RedEnvelopeID });
    await backend.advance(1);
    takers.unshift(taker.playerID);
  }
  await userEvent.click(await screen.findByText('我發的'));
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
  await userEvent.click(screen.getByRole('tab', { name: '發出的' }));
  await userEvent.click(screen.getByRole('tab', { name: '收到的' }));
  const row = (await list('紅包紀錄')).getAllByRole('listitem')[0] ?? document.body;
  expect(row).toHaveTextContent(/領過的.*1,500/u);
  await userEvent.click(within(row).getByRole('button'));
  expect(await screen.findByRole('heading', { level: 2, name: '領過的' })).toBeVisible();
  expect((await list('領取紀錄')).getByRole('listitem')).toHaveTextContent(`${MEMBER.name} （您）`);
});

test('reloads a failed list; an empty list describes its content', async () => {
  const { backend } = await sendFrom();
  backend.change({ code: { getEnvelopes: 300003 } });
  await open(<EnvelopesPage />, { at: PAGE });
  await screen.findByRole('button', { name: '重試' });
  backend.change({ code: {} });
  await press('重試');
  expect((await list()).getAllByRole('listitem').length).toBeGreaterThan(0);
  await press('已收回');
  expect(await screen.findByText('目前沒有紅包')).toBeVisible();
});
