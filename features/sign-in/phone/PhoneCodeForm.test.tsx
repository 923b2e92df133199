import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import { PhoneCodeForm } from './PhoneCodeForm.tsx';

beforeEach(() => sessionStorage.clear());

const send = vi.fn(() => Promise.resolve({ RemainingTime: 60 }));
const verify = vi.fn(() => Promise.resolve());
const open = (purpose: string) =>
  render(
    <IntlProvider locale="zh-Hant-TW" messages={{}} onError={() => undefined}>
      <QueryClientProvider client={new QueryClient()}>
        <PhoneCodeForm purpose={purpose} send={send} submitLabel="綁定" verify={verify} />
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

test('the countdown, the number and the code that was sent outlive the form and a reload', async () => {
  const close = await sendCode('bind:1');
  close();
  open('bind:1');
  expect(screen.getByRole('button', { name: /^\d+ 秒後可重新發送$/u })).toBeDisabled();
  expect(phone()).toHaveValue('0912 345 678');
  await userEvent.type(screen.getByRole('textbox', { name: '驗證碼' }), '123456');
  expect(verify).toHaveBeenCalledWith('0912345678', '123456');
});

test('each purpose and player counts alone, and a used code is forgotten', async () => {
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

test('a code that is too old counts no more', async () => {
  const close = await sendCode('bind:1');
  close();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60 * 1000);
  open('bind:1');
  expect(phone()).toHaveValue('');
});
