import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { DownloadPromo } from './DownloadPromo.tsx';

/** Stubs a window of this width in px, in a browser or as an installed app. */
function stubWindow(width: number, isApp = false): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, least = '0'] = /min-width: (\d+)px/u.exec(query) ?? [];
    const matches = query.includes('display-mode') ? isApp : width >= Number(least);
    return Object.assign(new EventTarget(), { matches });
  });
}
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const Links = {
  Underage: 'https://example.com',
  Support: '',
  AppStore: 'https://apps.apple.com/app/owl',
  GooglePlay: 'https://play.google.com/store/apps/owl',
  Apk: 'https://download.owl.games/owl.apk',
};
const open = (brand: { Links: typeof Links } = { Links }) =>
  renderWithProviders(<DownloadPromo />, { at: '/zh_tw', as: 'nobody', brand });
const tab = () => screen.getByRole('button', { name: '下載遊戲' });

test('shows the panel at the edge of a wide window, folded until pressed, and remembers it', async () => {
  stubWindow(1280);
  await open();
  const panel = await screen.findByRole('group', { name: '下載遊戲' });
  expect(tab()).toHaveAttribute('aria-expanded', 'false');
  expect(within(panel).getByRole('img', { name: '用手機掃描下載' }).closest('[inert]')).not.toBeNull();
  await userEvent.click(tab());
  expect(tab()).toHaveAttribute('aria-expanded', 'true');
  expect(
    within(panel)
      .getByRole('link', { name: /App Store/u })
      .closest('[inert]'),
  ).toBeNull();
  expect(within(panel).getByRole('link', { name: /Google Play/u })).toBeInTheDocument();
  expect(within(panel).getByRole('link', { name: /APK/u })).toBeInTheDocument();
});

test('keeps an opened panel open on the next page', async () => {
  localStorage.setItem('menagerie.downloadPanel', 'true');
  stubWindow(1280);
  await open();
  expect(await screen.findByRole('button', { name: '下載遊戲' })).toHaveAttribute('aria-expanded', 'true');
});

test('shows the block alone up to 1024 px; its window shows a code and closes', async () => {
  stubWindow(1024);
  await open();
  const block = within(await screen.findByRole('region', { name: '下載遊戲' }));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(block.getByRole('link', { name: /APK/u })).toBeVisible();
  await userEvent.click(block.getByRole('button', { name: 'QR Code' }));
  const dialog = within(await screen.findByRole('dialog', { name: '下載遊戲' }));
  expect(dialog.getByRole('img', { name: '用手機掃描下載' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '關閉' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['inside the app', true, Links],
  ['of a brand without one', false, { ...Links, AppStore: '', GooglePlay: '', Apk: '' }],
  [
    'of a brand that only has placeholders',
    false,
    {
      ...Links,
      AppStore: 'https://apps.example.invalid/owl',
      GooglePlay: 'https://play.example.invalid/owl',
      Apk: 'https://download.example.invalid/owl.apk',
    },
  ],
])('promotes nothing %s', async (_where, isApp, links) => {
  stubWindow(1280, isApp);
  await open({ Links: links });
  expect(screen.queryByText('下載遊戲')).not.toBeInTheDocument();
});
