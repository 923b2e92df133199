import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadMessages } from '#locales/index.ts';
import { setStyleNonce } from '#ui/nonce.ts';
import { setBrand } from '#ui/theme/brand.ts';
import { App } from './App.tsx';
import { settingsOf } from './settingsOf.ts';

/** Puts the app on the page: in its brand and language from the first picture on. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no element #root');
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
  if (nonce !== undefined && nonce !== '') setStyleNonce(nonce);
  if (import.meta.env.VITE_MOCK) {
    const { startMocks } = await import('#mocks/browser.ts');
    await startMocks();
  }
  const settings = await settingsOf(document);
  const messages = await loadMessages(settings.Locale);
  setBrand(settings.Brand.ID);
  createRoot(root).render(
    <StrictMode>
      <App language={{ locale: settings.Locale, messages }} settings={settings} />
    </StrictMode>,
  );
}
