import { type BoundFunctions, cleanup, type queries, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { drawnCode, groupRedeemCode } from '#protocol/rules/redeemCode.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { expectWindow } from '../../testing/expectWindow.ts';
import { layOut } from '../../testing/layout.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { RedeemDialog } from './RedeemDialog.tsx';
import { RedeemPanel } from './RedeemPanel.tsx';

async function open(as: string = MEMBER.phone) {
  layOut();
  const backend = await startTestBackend();
  await backend.reset();
  const onClose = vi.fn();
  await renderWithProviders(<RedeemDialog onClose={onClose} />, { as });
  const dialog = within(await screen.findByRole('dialog', { name: '兌換碼' }));
  return { backend, dialog, onClose };
}
const gold = async (backend: TestBackend): Promise<number> => {
  const socket = await backend.openOwnSocket('lobby');
  return (await socket.call(getWallet, {})).Gold;
};
const field = (dialog: BoundFunctions<typeof queries>) => dialog.getByRole('textbox', { name: '輸入兌換碼' });

test('shows the items of a valid code, and accepts another code', async () => {
  const { backend, dialog } = await open();
  const before = await gold(backend);
  expect(field(dialog)).toHaveFocus();
  await userEvent.type(field(dialog), ' welcome2026 {Enter}');
  expect(await screen.findByText(/^恭喜獲得 [\d,]+ 金幣/u)).toBeVisible();
  expect(await gold(backend)).toBeGreaterThan(before);
  await userEvent.click(screen.getByRole('button', { name: '再兌換一組' }));
  expect(await screen.findByRole('textbox', { name: '輸入兌換碼' })).toHaveValue('');
});

test.each([
  ['does not exist', 'NOTACODE', '兌換碼無效，請確認是否輸入正確'],
  ['is over', 'SUMMER2026', '您不符合這組兌換碼的兌換資格'],
])('refuses a code that %s at the field, and keeps the text', async (_, code, words) => {
  const { dialog } = await open();
  await userEvent.type(field(dialog), `${code}{Enter}`);
  expect(await dialog.findByText(words)).toBeVisible();
  expect(field(dialog)).toHaveValue(code);
  expect(field(dialog)).toBeInvalid();
  // The error was for the previous code.
  await userEvent.type(field(dialog), 'X');
  expect(dialog.queryByText(words)).not.toBeInTheDocument();
});

test.each([
  [300008, '此功能需要會員帳號，請先綁定手機號碼'],
  [300009, '此功能目前未開放'],
])('explains code %i', async (code, words) => {
  const { backend, dialog } = await open();
  backend.change({ code: { receiveCoupon: code } });
  await userEvent.type(field(dialog), 'WELCOME2026{Enter}');
  expect(await dialog.findByText(words)).toBeVisible();
});

test('keeps the code while offline, and redeems it once connected', async () => {
  const { backend, dialog } = await open();
  const before = await gold(backend);
  backend.change({ down: true });
  await userEvent.type(field(dialog), 'WELCOME2026{Enter}');
  expect(await dialog.findByText(/無法連線|連不上|連線/u)).toBeVisible();
  backend.change({ down: false });
  await userEvent.click(dialog.getByRole('button', { name: '兌換' }));
  expect(await screen.findByText(/^恭喜獲得/u)).toBeVisible();
  await waitFor(async () => expect((await gold(backend)) - before).toBeGreaterThan(0));
});

test('sends nothing for an empty field', async () => {
  const { dialog, onClose } = await open();
  expect(dialog.getByRole('button', { name: '兌換' })).toBeDisabled();
  await userEvent.type(field(dialog), '   {Enter}');
  expect(dialog.getByRole('button', { name: '兌換' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  expect(onClose).toHaveBeenCalled();
});

/** A code with a valid checksum that no batch has. */
const DRAWN = drawnCode([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);

test('writes a code in groups during typing, and deletes over a gap', async () => {
  const { dialog } = await open();
  await userEvent.type(field(dialog), 'abcdefgh2');
  expect(field(dialog)).toHaveValue('ABCD-EFGH-2');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(field(dialog)).toHaveValue('ABCD-EF');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}X');
  expect(field(dialog)).toHaveValue('ABCD-XEF');
});

test('accepts a pasted code with spaces, and reports a wrong checksum without a request', async () => {
  const { backend, dialog } = await open();
  backend.change({ down: true });
  await userEvent.click(field(dialog));
  await userEvent.paste(`  ${DRAWN.slice(0, -1).toLowerCase()}${DRAWN.endsWith('A') ? 'b' : 'a'}`);
  expect(await dialog.findByText('這組兌換碼有字打錯了，請再對照一次')).toBeVisible();
  expect(dialog.getByRole('button', { name: '兌換' })).toBeDisabled();
  await userEvent.clear(field(dialog));
  await userEvent.paste(groupRedeemCode(DRAWN).replaceAll('-', ' '));
  expect(field(dialog)).toHaveValue(groupRedeemCode(DRAWN));
  expect(field(dialog)).toBeValid();
  expect(dialog.getByRole('button', { name: '兌換' })).toBeEnabled();
});

test('pastes with the button, and explains a refused clipboard', async () => {
  const user = userEvent.setup();
  const { dialog } = await open();
  const read = vi
    .spyOn(navigator.clipboard, 'readText')
    .mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await user.click(dialog.getByRole('button', { name: '貼上' }));
  expect(await dialog.findByText('無法讀取剪貼簿，請長按欄位貼上')).toBeVisible();
  read.mockResolvedValueOnce(DRAWN);
  await user.click(dialog.getByRole('button', { name: '貼上' }));
  await waitFor(() => expect(field(dialog)).toHaveValue(groupRedeemCode(DRAWN)));
  expect(field(dialog)).toHaveFocus();
});

test('shows how long to wait after too many tries', async () => {
  const { dialog } = await open();
  for (let at = 0; at < 11; at += 1) {
    await userEvent.clear(field(dialog));
    await userEvent.type(field(dialog), `NO${String(at)}{Enter}`);
    await waitFor(() => expect(field(dialog)).toBeInvalid());
  }
  expect(await dialog.findByText(/^操作過於頻繁，請於 \d+ 秒後再試$/u)).toBeVisible();
});

test('works as a panel of a page, and asks a guest to bind a phone first', async () => {
  layOut();
  const backend = await startTestBackend();
  await backend.reset();
  await renderWithProviders(<RedeemPanel />, { as: MEMBER.phone });
  const panel = within(await screen.findByRole('region', { name: '兌換碼' }));
  await userEvent.type(await panel.findByRole('textbox', { name: '輸入兌換碼' }), 'welcome2026{Enter}');
  expect(await screen.findByText(/^恭喜獲得 [\d,]+ 金幣/u)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '再兌換一組' }));
  expect(await panel.findByRole('textbox', { name: '輸入兌換碼' })).toHaveValue('');
  cleanup();
  await renderWithProviders(<RedeemPanel />, { as: 'guest' });
  expect(await screen.findByRole('button', { name: '綁定手機' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

function Opener(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        open
      </button>
      {open ? <RedeemDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

test('opens and closes by keyboard, and returns the focus', async () => {
  layOut();
  await renderWithProviders(<Opener />, { as: MEMBER.phone });
  await expectWindow(await screen.findByRole('button', { name: 'open' }), { name: '兌換碼', focus: '輸入兌換碼' });
});
