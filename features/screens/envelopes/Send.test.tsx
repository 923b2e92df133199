import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { create } from '#conformance/envelopeScene.ts';
import { createEnvelope, getEnvelopes } from '#protocol/operations/envelope.ts';
import { setGiftPassword } from '#protocol/operations/gift.ts';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { layOut } from '../../testing/layout.ts';
import { LONG } from '../../testing/long.ts';
import type { RenderOptions } from '../../testing/renderWithProviders.tsx';
import { getWallet } from '#protocol/operations/wallet.ts';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import type { EnvelopeTarget } from './envelopeContext.ts';
import { open, press, SENDER } from './testing/openEnvelopes.tsx';
import { useEnvelopeSending } from './useEnvelopeSending.ts';

const PASSWORD = '246810';
/** A player with 10,000 gold. */
const POOR = '0900000003';

beforeEach(layOut);
beforeEach(stubMeasures);
afterEach(() => sessionStorage.clear());

function Key({ target }: { target: EnvelopeTarget }) {
  const send = useEnvelopeSending(target);
  return send === undefined ? (
    <p>沒有</p>
  ) : (
    <button onClick={send} type="button">
      開始
    </button>
  );
}

async function fill(target: EnvelopeTarget = { to: 'public' }, options: RenderOptions = {}) {
  await (await startTestBackend()).reset();
  const backend = await open(<Key target={target} />, options);
  await press('開始');
  await screen.findByRole('dialog', { name: '發紅包' });
  return backend;
}
const amount = () => screen.findByRole('textbox', { name: '總金額' });
const write = async (gold: string) => {
  await userEvent.clear(await amount());
  await userEvent.type(await amount(), gold);
};
const submit = () => press(/^發紅包/u);

test('shows an error at its field, moves the focus to the field, and sends nothing', async () => {
  const { sent } = await fill();
  await submit();
  await waitFor(async () => expect(await amount()).toHaveAccessibleDescription(/請輸入總金額/u));
  expect(await amount()).toHaveFocus();
  await write('500');
  expect(await screen.findByText('每份至少 100 金幣，總金額至少 1,000')).toBeVisible();
  await write('5000');
  await userEvent.clear(screen.getByRole('spinbutton', { name: '份數' }));
  await submit();
  const shares = screen.getByRole('spinbutton', { name: '份數' });
  expect(shares).toHaveAccessibleDescription('請輸入份數');
  expect(shares).toHaveFocus();
  await press('加上留言');
  await userEvent.click(screen.getByRole('textbox', { name: /留言/u }));
  await userEvent.paste('字'.repeat(101));
  expect(await screen.findByText('留言最多 100 個字')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent(createEnvelope)).toEqual([]);
});

test('sends the blessing of the preview if none is typed; a button shows the next blessing', LONG, async () => {
  const { sent } = await fill();
  await write('5000');
  const preview = within(screen.getByRole('region', { name: '預覽' }));
  expect(preview.getByText('見者有份，大家同樂')).toBeVisible();
  await press('換一句祝福語');
  expect(preview.getByText('恭喜發財，大吉大利')).toBeVisible();
  const blessing = screen.getByRole('textbox', { name: '祝福語' });
  await userEvent.clear(blessing);
  expect(preview.getByText('見者有份，大家同樂')).toBeVisible();
  await userEvent.type(blessing, ' 好運連連 ');
  expect(preview.getByText('好運連連')).toBeVisible();
  await submit();
  await press('確定發出');
  await waitFor(() => expect(sent(createEnvelope)).toMatchObject([{ Title: '好運連連', Content: '', Amount: 5000 }]));
});

test('sends it once after a question that names the amount and the receiver', async () => {
  const { sent } = await fill();
  await write('88888');
  const preview = within(screen.getByRole('region', { name: '預覽' }));
  expect(preview.getAllByRole('listitem')).toHaveLength(5);
  expect(preview.getByText('另有 5 份')).toBeVisible();
  expect(preview.getByText('手氣最佳')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '均分' }));
  expect(preview.queryByText('手氣最佳')).not.toBeInTheDocument();
  await submit();
  const question = within(await screen.findByRole('alertdialog', { name: '發出 88,888 金幣的紅包？' }));
  expect(question.getByText(/公頻 · 10 份 · 均分/u)).toBeVisible();
  await userEvent.dblClick(question.getByRole('button', { name: '確定發出' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '發紅包' })).not.toBeInTheDocument());
  expect(sent(createEnvelope)).toMatchObject([
    { Title: '見者有份，大家同樂', Amount: 88_888, Quantity: 10, Method: 1, ChannelType: 1 },
  ]);
  expect(await screen.findByText('紅包已發出')).toBeVisible();
});

test('sends a private envelope whole to the player of the card', LONG, async () => {
  const { others } = await startTestBackend();
  const { playerID } = await others.member(SENDER);
  const { sent } = await fill({ to: 'private', player: { PlayerID: playerID, Name: '阿默' } });
  expect(screen.getByText('發給 阿默')).toBeVisible();
  expect(screen.queryByRole('spinbutton', { name: '份數' })).not.toBeInTheDocument();
  await write('6600');
  await userEvent.type(screen.getByRole('textbox', { name: /祝福語/u }), '生日快樂');
  await submit();
  await press('確定發出');
  await waitFor(() =>
    expect(sent(createEnvelope)).toMatchObject([{ ChannelType: 2, Quantity: 1, PlayerID: playerID, Amount: 6600 }]),
  );
});

test.each([
  [100011, '金幣不足，可做任務領取，或到購點兌換購買', '總金額'],
  [200125, '可轉出的額度不足，請降低金額或改天再試', '總金額'],
])('shows a refusal with %i at the amount and keeps the form', LONG, async (code, words, field) => {
  const { change } = await fill();
  change({ code: { createEnvelope: code } });
  await write('5000');
  await submit();
  await press('確定發出');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: field })).toHaveAccessibleDescription(new RegExp(words, 'u')),
  );
  expect(await amount()).toHaveValue('5,000');
});

test('leads to the store after a refusal for too little gold', LONG, async () => {
  const { change } = await fill();
  change({ code: { createEnvelope: 100011 } });
  await write('5000');
  expect(screen.queryByRole('link', { name: '前往購買' })).toBeNull();
  await submit();
  await press('確定發出');
  expect(await screen.findByRole('link', { name: '前往購買' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/store/u),
  );
});

test('asks for the gift password, if set, before a large amount', LONG, async () => {
  const backend = await fill();
  await (await backend.openOwnSocket('lobby')).call(setGiftPassword, { Password: PASSWORD });
  await write('150000');
  await submit();
  await press('確定發出');
  const field = await screen.findByLabelText('贈禮密碼');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(await amount()).toHaveValue('150,000');
  await userEvent.type(field, '000000');
  await submit();
  await press('確定發出');
  expect(await screen.findByText('密碼錯誤，今天還可以試 2 次')).toBeVisible();
  await userEvent.type(field, PASSWORD);
  await submit();
  await press('確定發出');
  expect(await screen.findByText('紅包已發出')).toBeVisible();
  expect(backend.sent(createEnvelope).at(-1)).toMatchObject({ Amount: 150_000, Password: PASSWORD });
});

test('asks for a confirmation before a large amount without a gift password, and keeps the form', LONG, async () => {
  const { change } = await fill();
  change({ code: { createEnvelope: 300036 } });
  await write('150000');
  await submit();
  await press('確定發出');
  expect(await screen.findByRole('button', { name: '發送驗證碼' })).toBeVisible();
  await press('關閉');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('開始');
  expect(await amount()).toHaveValue('150,000');
});

test('shows at the amount that there is no gold to send', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  onTestFinished(() => backend.reset());
  const member = await backend.others.member(POOR);
  await backend.others.setState(member.playerID, { VIPLevel: 3 });
  const lobby = await member.openSocket('lobby');
  const { Gold: Amount } = await lobby.call(getWallet, {});
  await create({ lobby }, { Amount, Quantity: 1 });
  await open(<Key target={{ to: 'public' }} />, { as: POOR });
  await press('開始');
  await screen.findByRole('dialog', { name: '發紅包' });
  await waitFor(async () => expect(await amount()).toHaveAccessibleDescription(/錢包的金幣不夠，每份至少要 100 金幣/u));
});

test('shows an account of one hour when it may send, before the form', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  onTestFinished(() => backend.reset());
  await backend.others.setState(MEMBER.playerID, { AgeSeconds: 3600 });
  await open(<Key target={{ to: 'public' }} />);
  await press('開始');
  expect(await screen.findByText('新帳號還不能發紅包')).toBeVisible();
  expect(screen.getByText(/新帳號滿 24 小時後才能贈送金幣，.+ 起開放/u)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('keeps the form when it is closed and opened again', async () => {
  await fill();
  await write('7700');
  await press('關閉');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('開始');
  expect(await amount()).toHaveValue('7,700');
});

test('keeps texts of any length with the form', LONG, async () => {
  await fill();
  await write('7700');
  await userEvent.click(screen.getByRole('textbox', { name: /祝福語/u }));
  await userEvent.paste('福'.repeat(300));
  await press('關閉');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('開始');
  expect(await amount()).toHaveValue('7,700');
  expect(screen.getByRole('textbox', { name: /祝福語/u })).toHaveValue('福'.repeat(300));
});

test('offers nothing below the tier, to a guest, and in a brand without envelopes', async () => {
  await (await startTestBackend()).reset();
  const low = await open(<Key target={{ to: 'public' }} />, { as: '0900000003' });
  await waitFor(() => expect(low.sent(getEnvelopes)).toHaveLength(1));
  expect(screen.getByText('沒有')).toBeVisible();
  const Capabilities = { WalletItem: 'gem', Live: true, RedEnvelopeSending: false } as const;
  await open(<Key target={{ to: 'public' }} />, { as: MEMBER.phone, brand: { Capabilities } });
  expect(await screen.findAllByText('沒有')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: '開始' })).not.toBeInTheDocument();
});
