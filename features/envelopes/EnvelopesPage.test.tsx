import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { create } from '#conformance/envelopeScene.ts';
import { cancelEnvelope, claimEnvelope, getEnvelopes } from '#protocol/operations/envelope.ts';
import { MEMBER, startTestBackend } from '../testing/testBackend.ts';
import { EnvelopesPage } from './list/EnvelopesPage.tsx';
import { open, press, sendFrom } from './testing/openEnvelopes.tsx';

afterEach(() => vi.unstubAllGlobals());

const PAGE = '/member/envelopes';
const list = async (name = '紅包列表') => within(await screen.findByRole('list', { name }));
const address = () => screen.getByLabelText('address');

test('lists what there is ten a page, by state and in an order that stand in the address', async () => {
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

test('who may not send sees the same list and opens from it, without the way to send', async () => {
  const { envelope } = await sendFrom({ Title: '人人有份' });
  await open(<EnvelopesPage />, { at: PAGE, as: '0900000003' });
  const first = (await list()).getAllByRole('listitem')[0] ?? document.body;
  expect(first).toHaveTextContent(envelope.Title);
  expect(screen.queryByRole('button', { name: '發紅包' })).not.toBeInTheDocument();
  await userEvent.click(within(first).getByRole('button'));
  expect(await screen.findByRole('button', { name: '領取' })).toBeVisible();
});

test('one’s own is taken back after a question that says what comes back', async () => {
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

test('the sender downloads who took how much', async () => {
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (blob: Blob): string => `blob:${String(saved.push(blob))}`;
      static override revokeObjectURL = (): void => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const backend = await startTestBackend();
  await backend.reset();
  await open(<EnvelopesPage />, { at: `${PAGE}?list=sent` });
  await screen.findByRole('button', { name: '發紅包' });
  const own = await backend.openOwnSocket('lobby');
  const { RedEnvelopeID } = await create({ lobby: own }, { Title: '我發的' });
  const other = await backend.others.member('0900000003');
  await (await other.openSocket('lobby')).call(claimEnvelope, { RedEnvelopeID });
  await userEvent.click(await screen.findByText('我發的'));
  await press('下載領取紀錄（CSV）');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toContain(`${other.playerID},`);
});

test('what one took is kept with how much, and shown whole by a press', async () => {
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

test('a list that did not load says so and is asked for again; one without any says what comes there', async () => {
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
