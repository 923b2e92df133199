import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageProvider, SettingsProvider } from '../../../base/settings/index.ts';
import { testBrands } from '../../../testing/TestPage.tsx';
import { Install } from './Install.tsx';

const BUTTON = { name: '安裝' };
/** Stores an install offer as the page's head does. */
const keep = (offer: unknown): void => void Reflect.set(globalThis, '__installOffer', offer);
afterEach(() => {
  keep(undefined);
  vi.unstubAllGlobals();
});

function open(): void {
  const [Brand] = testBrands.filter(({ ID }) => ID === 'bj188');
  if (Brand === undefined) throw new Error('there is no brand bj188');
  render(
    <SettingsProvider settings={{ SiteID: 'dev', Brand, DevTools: false, Locale: 'zh_tw' }}>
      <LanguageProvider first={{ locale: 'zh_tw', messages: {} }}>
        <Install />
      </LanguageProvider>
    </SettingsProvider>,
  );
}

test('uses an offer that came before the page opened, once, by its button', async () => {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  keep({ prompt });
  open();
  expect(screen.getByRole('status')).toHaveTextContent('可以直接安裝 BJ188');
  await userEvent.click(screen.getByRole('button', BUTTON));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.getByRole('status')).toHaveTextContent('BJ188 已安裝');
});

test('shows a later offer too', () => {
  open();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({}) })));
  expect(screen.getByRole('button', BUTTON)).toBeVisible();
});

test('shows that the installed app needs nothing more', () => {
  keep({ prompt: async () => ({}) });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('standalone') }));
  open();
  expect(screen.getByRole('status')).toHaveTextContent('已安裝的 BJ188');
  expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument();
});
