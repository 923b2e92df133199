import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { getUserInfo } from '#protocol/operations/user.ts';
import { useSession } from '../../../base/session/index.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../../testing/testBackend.ts';
import { SwitchAccountDialog } from './SwitchAccountDialog.tsx';

function Own() {
  return <output aria-label="own">{useSession().session?.playerID}</output>;
}
const open = (onSwitched = vi.fn()) =>
  renderWithProviders(
    <>
      <Own />
      <SwitchAccountDialog onClose={vi.fn()} onSwitched={onSwitched} />
    </>,
    { at: '/zh_tw/member/info' },
  );

async function makeSecondAccount(): Promise<void> {
  const { others, reset } = await startTestBackend();
  await reset();
  await others.accounts(MEMBER.phone, 1);
}
const own = async (): Promise<string> => {
  await waitFor(() => expect(screen.getByLabelText('own')).toHaveTextContent(/\d+/u));
  return screen.getByLabelText('own').textContent ?? '';
};

test('continues as another account on the phone, without a code', async () => {
  await makeSecondAccount();
  const switched = vi.fn();
  await open(switched);
  const before = await own();
  expect(await screen.findByText('使用中')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^切換到/u }));
  await waitFor(async () => expect(await own()).not.toBe(before));
  expect(switched).toHaveBeenCalledTimes(1);
});

test('shows the reason of a refusal and keeps the account', async () => {
  await makeSecondAccount();
  const { change } = await open();
  const before = await own();
  change({ code: { switchAccount: 300015 } });
  await userEvent.click(await screen.findByRole('button', { name: /^切換到/u }));
  expect(await screen.findByText('目前無法這麼做，請重新整理後再試')).toBeVisible();
  expect(await own()).toBe(before);
});

test('shows a player with one account on the phone how to create another', async () => {
  const { reset } = await startTestBackend();
  await reset();
  await open();
  expect(await screen.findByText(/目前只有這個帳號/u)).toBeVisible();
});

test('shows the face that each account’s player chose, or a face by its id', async () => {
  await makeSecondAccount();
  const { openOwnSocket } = await open();
  const { PicURL } = await (await openOwnSocket('lobby')).call(getUserInfo, { PlayerID: MEMBER.playerID });
  expect(PicURL).not.toBe('');
  const faces = (): (string | null | undefined)[] =>
    screen.getAllByRole('listitem').map((row) => row.querySelector('[data-part=avatar] img')?.getAttribute('src'));
  await screen.findByText('使用中');
  await waitFor(() => expect(faces()).toEqual([PicURL, expect.stringMatching(/avatar/u)]));
});
