import type { ReactNode } from 'react';
import { SettingsProvider } from '../base/settings/index.ts';
import { testBrand } from './testBrand.ts';

const settings = {
  SiteID: 'dev',
  Brand: testBrand,
  DevTools: false,
  Locale: 'zh_tw',
  Open: { Games: true, Shop: true, Live: true },
} as const;

/** Provides only the page's settings, for a part without a backend. All parts are open. */
export function TestSettings({ children }: { children: ReactNode }): ReactNode {
  return (
    <SettingsProvider loadBrands={undefined} settings={settings}>
      {children}
    </SettingsProvider>
  );
}
