import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import { TestSettings } from '../../../testing/TestSettings.tsx';
import { RequestFailure } from '../../../base/client/index.ts';
import { PhoneCodeForm } from './PhoneCodeForm.tsx';

beforeEach(() => sessionStorage.clear());

const send = vi.fn(() => Promise.resolve({ RemainingTime: 60 }));
const verify = vi.fn(() => Promise.resolve());
const open = (purpose: string) =>
  render(
    <IntlProvider locale="zh-Hant-TW" messages={{}} onError={() => undefined}>
      <QueryClientProvider client={new QueryClient()}>
        <TestSettings>
          <PhoneCodeForm purpose={purpose} send={send} submitLabel="綁定" verify={verify} />
        </TestSettings>
      </QueryClientProvider>
    </IntlProvider>,
  );
const phone = () => screen.getByRole('textbox', { name: '手機號碼' });
async function sendCode(purpose: string): Promise<() => void> {
  const { unmount } = open(purpose);
  await userEvent.type(phone(), '0912345678');
  await userEvent.click(screen.getByRole('button', { name: '發送驗證碼' }));
  await screen.findByRole('button', { name: /秒後可重新發送/u });
  return unmount;
}

test('keeps the countdown, the number and the sent code after the form closes and after a reload', async () => {
  const close = await sendCode('bind:1');
  close();
  open('bind:1');
  expect(screen.getByRole('button', { name: /^\d+ 秒後可重新發送$/u })).toBeDisabled();
  expect(phone()).toHaveValue('0912 345 678');
  await userEvent.type(screen.getByRole('textbox', { name: '驗證碼' }), '123456');
  expect(verify).toHaveBeenCalledWith('0912345678', '123456');
});

test('counts each purpose and player separately, and removes a used code', async () => {
  const close = await sendCode('bind:1');
  close();
  const { unmount } = open('bind:2');
  expect(screen.getByRole('button', { name: '發送驗證碼' })).toBeEnabled();
  expect(phone()).toHaveValue('');
  unmount();
  const again = open('bind:1');
  await userEvent.type(screen.getByRole('textbox', { name: '驗證碼' }), '123456');
  again.unmount();
  open('bind:1');
  expect(phone()).toHaveValue('');
});

test.each([
  [100001, '手機格式錯誤'],
  [200030, '此號碼今日的驗證碼發送次數已達上限，請於 24 小時後再試'],
  [200031, '此手機號碼已綁定其他玩家帳號，請改用其他號碼'],
  [200035, '今日的驗證碼發送次數已達上限，請於 24 小時後再試'],
  [200063, '此裝置今日的發送次數已達上限，請於 24 小時後再試'],
  [200082, '此手機號碼已綁定 5 個帳號，請改用其他號碼'],
])('shows the reason of an unsent code at the number: %i', async (code, words) => {
  send.mockRejectedValueOnce(new RequestFailure(code));
  open('bind:1');
  await userEvent.type(phone(), '0912345678');
  await userEvent.click(screen.getByRole('button', { name: '發送驗證碼' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(phone()).toBeInvalid();
});

test('shows that a code was requested too soon, and counts down', async () => {
  send.mockRejectedValueOnce(new RequestFailure(200029, { RemainingTime: 42 }));
  open('bind:1');
  await userEvent.type(phone(), '0912345678');
  await userEvent.click(screen.getByRole('button', { name: '發送驗證碼' }));
  expect(await screen.findByText('哎呀! 發生了一些錯誤，請稍後再重新嘗試[200029]')).toBeVisible();
  expect(screen.getByRole('button', { name: /^4[12] 秒後可重新發送$/u })).toBeDisabled();
  // The disabled button cannot keep the focus, so it moves.
  expect(screen.getByRole('textbox', { name: '驗證碼' })).toHaveFocus();
});

test.each([
  [200032, { RemainingTime: 1 }, '驗證碼錯誤(剩餘驗證次數：1)'],
  [200056, {}, '驗證失敗，請確認手機號碼與驗證碼'],
  [200062, {}, '此驗證碼已達驗證次數上限，請重新發送驗證碼'],
])('shows the reason of a refused code at the code: %i', async (code, detail, words) => {
  await sendCode('bind:1');
  verify.mockRejectedValueOnce(new RequestFailure(code, detail));
  const field = screen.getByRole('textbox', { name: '驗證碼' });
  await userEvent.type(field, '123456');
  await waitFor(() => expect(field).toHaveAccessibleDescription(words));
});

test('does not count an expired code', async () => {
  const close = await sendCode('bind:1');
  close();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60 * 1000);
  open('bind:1');
  expect(phone()).toHaveValue('');
});
