import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { MEMBER } from '../../../testing/testBackend.ts';
import { effectQueue } from '../effect/effectQueue.ts';
import { GiftReceipt } from './GiftReceipt.tsx';

afterEach(() => effectQueue.clear());

const open = (values: Readonly<Record<string, string>>) =>
  renderWithProviders(
    <GiftReceipt
      label="青山不改 送出禮物"
      time="2026-11-01T00:00:00.000Z"
      values={{
        op: 'gift',
        player_id: '10000002',
        from: '青山不改',
        to: MEMBER.name,
        gift_id: 'g1',
        item_id: '49',
        amount: '2',
        ...values,
      }}
    />,
  );

test('leads the receiver of a gift to the mail, and replays its effect', async () => {
  await open({});
  expect(await screen.findByText('火箭 ×2')).toBeVisible();
  expect(screen.getByText('青山不改 送您的禮物')).toBeVisible();
  expect(screen.getByRole('link', { name: '領取' })).toHaveAttribute('href', '/member/mail');
  // A gift of another test file may have arrived after that test.
  effectQueue.clear();
  await userEvent.click(screen.getByRole('button', { name: '重播特效' }));
  expect(effectQueue.current()).toMatchObject({ ItemID: 49, Amount: 2, ToName: MEMBER.name });
});

test('shows the giver nothing to collect; gold has no effect', async () => {
  await open({ player_id: MEMBER.playerID, from: MEMBER.name, to: '青山不改', item_id: '1', amount: '20000' });
  expect(await screen.findByText('您送出的禮物')).toBeVisible();
  expect(screen.getByText('20,000 金幣')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([{ item_id: '7' }, { amount: '0' }, { amount: 'many' }])(
  'shows an unreadable gift as a line: %o',
  async (values) => {
    await open(values);
    expect(await screen.findByText('青山不改 送出禮物')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  },
);
