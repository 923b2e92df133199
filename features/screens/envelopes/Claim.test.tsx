import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PLAIN } from '#conformance/envelopeScene.ts';
import { cancelEnvelope, claimEnvelope, createEnvelope } from '#protocol/operations/envelope.ts';
import { expectWindow } from '../../testing/expectWindow.ts';
import { MEMBER } from '../../testing/testBackend.ts';
import { EnvelopeCard } from './card/EnvelopeCard.tsx';
import { open, press, sendFrom } from './testing/openEnvelopes.tsx';
import { testFirst } from '../../testing/long.ts';

function moves(on: boolean): void {
  const matchMedia = (query: string) => ({
    matches: !on && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('matchMedia', matchMedia);
}
beforeEach(() => moves(false));
afterEach(() => vi.unstubAllGlobals());

const card = () => screen.findByRole('button', { name: /的紅包：/u });
/** The code and the service's answer load after the press. */
const overlay = async () => within(await screen.findByRole('dialog', { name: /的紅包$/u }, { timeout: 8000 }));
const showCard = (id: string, as: string = MEMBER.phone) =>
  open(<EnvelopeCard from="阿默" id={id} label="阿默 的紅包：恭喜發財" />, { as });

describe('a red envelope in a conversation', () => {
  test('is shown as open, opens over the page, and shows the player’s share', async () => {
    const { envelope } = await sendFrom({ Amount: 1001, Quantity: 2 });
    const { sent } = await showCard(envelope.RedEnvelopeID);
    await waitFor(async () => expect(await card()).toHaveTextContent(/可領取.*0 \/ 2 份/u));
    await userEvent.click(await card());
    const window = await overlay();
    expect(window.getByText('發給大家的紅包')).toBeVisible();
    expect(window.getByRole('link', { name: '存摺' })).toHaveAttribute('href', '/member/passbook');
    await press('領取');
    await waitFor(() => expect(screen.getByText('恭喜領到 500 元')).toBeInTheDocument());
    expect(sent(claimEnvelope)).toMatchObject([{ RedEnvelopeID: envelope.RedEnvelopeID }]);
    const takers = within(await window.findByRole('list', { name: '領取紀錄' }));
    await waitFor(() => expect(takers.getAllByRole('listitem')).toHaveLength(1));
    expect(takers.getByRole('listitem')).toHaveTextContent(/（您）.*500 金幣/u);
    await press('關閉');
    await waitFor(async () => expect(await card()).toHaveTextContent(/已領取 500.*金幣1 \/ 2 份/u));
  });

  test('marks the luckiest share', async () => {
    const { backend, envelope } = await sendFrom({ Amount: 100_000, Quantity: 2, Method: 2 });
    const { RedEnvelopeID } = envelope;
    const other = await (await backend.others.member('0900000003')).openSocket('lobby');
    const theirs = (await other.call(claimEnvelope, { RedEnvelopeID })).Amount;
    await showCard(RedEnvelopeID);
    await userEvent.click(await card());
    await press('領取');
    const takers = within(await screen.findByRole('list', { name: '領取紀錄' }));
    await waitFor(() => expect(takers.getAllByRole('listitem')).toHaveLength(2));
    const lucky = takers.getByText('手氣最佳').closest('li');
    expect(lucky).toHaveTextContent(new Intl.NumberFormat('zh-TW').format(Math.max(theirs, 100_000 - theirs)));
  });

  test('opens in steps that the player may skip', async () => {
    moves(true);
    const { envelope } = await sendFrom();
    await showCard(envelope.RedEnvelopeID);
    await userEvent.click(await card());
    await press('領取');
    await press('略過');
    expect(await screen.findByRole('list', { name: '領取紀錄' })).toBeVisible();
  });

  test('gives nothing if it is emptied, withdrawn or expired, and shows why', async () => {
    const { backend, sender, envelope } = await sendFrom({ Amount: 100, Quantity: 1 });
    const other = await (await backend.others.member('0900000003')).openSocket('lobby');
    await other.call(claimEnvelope, { RedEnvelopeID: envelope.RedEnvelopeID });
    await showCard(envelope.RedEnvelopeID);
    await waitFor(async () => expect(await card()).toHaveTextContent('已領完'));
    await userEvent.click(await card());
    const window = await overlay();
    expect(window.getByText('手慢了一步，紅包已被領完')).toBeVisible();
    expect(window.queryByRole('button', { name: '領取' })).not.toBeInTheDocument();
    expect(window.getByRole('list', { name: '領取紀錄' })).toBeVisible();
    await expect(sender.lobby.call(cancelEnvelope, { RedEnvelopeID: envelope.RedEnvelopeID })).rejects.toThrow(
      '200234',
    );
  });

  test('shows a guest how to claim it', async () => {
    const { envelope } = await sendFrom();
    await showCard(envelope.RedEnvelopeID, 'guest');
    await userEvent.click(await card());
    await press('綁定手機即可領取');
    expect(await screen.findByRole('dialog', { name: /綁定手機/u })).toBeVisible();
  });

  test('shows that it does not exist', async () => {
    await sendFrom();
    await showCard('none');
    await userEvent.click(await card());
    expect(await screen.findByRole('alert')).toHaveTextContent('找不到這個紅包，可能不是發給您的');
  });
});

testFirst(
  'shows in the overlay why a claim is refused with %i',
  [
    [100013, '找不到這個紅包，可能不是發給您的'],
    [200231, '紅包已過期，下次請早'],
    [200232, '您已領取過此紅包，可於存摺中查看'],
    [200234, '紅包已被領完，下次請早'],
    [300016, '發送者已收回這個紅包'],
  ],
  async (code, words) => {
    const { backend, envelope } = await sendFrom();
    backend.change({ code: { claimEnvelope: code } });
    await showCard(envelope.RedEnvelopeID);
    await userEvent.click(await card());
    await press('領取');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  },
);

test('opens without a press if sent only to this player, and not if sent to a channel', async () => {
  const { sender, envelope } = await sendFrom();
  await showCard(envelope.RedEnvelopeID);
  // Waits for the page's connection, and for the code of the window.
  expect(await screen.findByText('可領取')).toBeVisible();
  await sender.lobby.call(createEnvelope, PLAIN);
  await sender.lobby.call(createEnvelope, { ...PLAIN, ChannelType: 2, Quantity: 1, PlayerID: MEMBER.playerID });
  const window = await overlay();
  expect(await window.findByText('專屬一人的紅包')).toBeVisible();
  await press('領取');
  await waitFor(() => expect(screen.getByText('恭喜領到 1,000 元')).toBeInTheDocument());
  await press('關閉');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('opens by keyboard from its card, and returns the focus', async () => {
  const { envelope } = await sendFrom();
  await showCard(envelope.RedEnvelopeID);
  expect(await screen.findByText('可領取')).toBeVisible();
  await expectWindow(await card(), { name: /的紅包$/u, focus: /./u });
});
