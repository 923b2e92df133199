import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { BindProviderDialog } from '../bind/BindProviderDialog.tsx';
import SignIn from '../SignIn.tsx';
import { dropOutsideParameter } from './outside.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const LINE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari Line/14.18.0';
const INSTAGRAM = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/22B83 Instagram 356.1.1.22.85';
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';

const open = vi.fn((_address?: string | URL) => null);
beforeEach(() => {
  // A desktop, on which a sign-in opens a window.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.spyOn(window, 'open').mockImplementation(open);
});
afterEach(() => {
  open.mockClear();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

async function openSheet(userAgent: string): Promise<void> {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await renderWithProviders(<SignIn />, { as: 'nobody', at: '/?phoneStep=0' });
}
const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  // The opening sheet ignores the pointer.
  await vi.waitFor(() => userEvent.click(button), { timeout: 10_000 });
};
const dialog = async () => within(await screen.findByRole('dialog', { name: '請用瀏覽器開啟' }));

test.each(['Google', 'Facebook'])(
  'offers in LINE to open this page for %s in the phone’s own browser',
  async (provider) => {
    window.history.replaceState(null, '', '/zh_tw/play-game/m?phoneStep=0');
    await openSheet(LINE);
    await press(provider);
    const shown = await dialog();
    expect(shown.getByText(new RegExp(`^${provider} 不能在 LINE 內建的瀏覽器登入`))).toBeVisible();
    expect(shown.getByRole('link', { name: '用瀏覽器開啟' })).toHaveAttribute(
      'href',
      `${window.location.origin}/zh_tw/play-game/m?phoneStep=0&openExternalBrowser=1`,
    );
    expect(open).not.toHaveBeenCalled();
  },
);

test('shows two steps in another app, and copies the address', async () => {
  const user = userEvent.setup();
  await openSheet(INSTAGRAM);
  await press('Google');
  const shown = await dialog();
  expect(shown.getByText(/^Google 不能在 Instagram 內建的瀏覽器登入/)).toBeVisible();
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '點一下角落的選單 ⋯ 或 ⋮',
    '選擇「在瀏覽器開啟」',
  ]);
  expect(shown.queryByRole('link')).toBeNull();
  await user.click(shown.getByRole('button', { name: '複製網址' }));
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  await user.click(shown.getByRole('button', { name: '關閉' }));
  expect(screen.queryByRole('dialog', { name: '請用瀏覽器開啟' })).toBeNull();
});

test.each([
  ['LINE', '使用 LINE 登入', LINE],
  ['Apple', 'Apple', INSTAGRAM],
  ['Google in Safari', 'Google', SAFARI],
])('continues to the sign-in from %s', async (_what, name, userAgent) => {
  await openSheet(userAgent);
  await press(name);
  await vi.waitFor(() => expect(open).toHaveBeenCalled());
  expect(screen.queryByRole('dialog', { name: '請用瀏覽器開啟' })).toBeNull();
});

test('shows the same explanation when binding Google in LINE', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(LINE);
  await renderWithProviders(<BindProviderDialog onClose={() => undefined} provider="google" />);
  expect((await dialog()).getByRole('link', { name: '用瀏覽器開啟' })).toBeVisible();
});

test('removes LINE’s parameter from the address and keeps the rest', () => {
  window.history.replaceState({ kept: true }, '', '/zh_tw/play-game/m?phoneStep=0&openExternalBrowser=1#games');
  dropOutsideParameter();
  expect(window.location.href).toBe(`${window.location.origin}/zh_tw/play-game/m?phoneStep=0#games`);
  expect(window.history.state).toEqual({ kept: true });
});
