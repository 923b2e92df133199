import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { loadMessages } from '#locales/index.ts';
import { ScriptedService } from './scriptedService.ts';
import { type ProviderOptions, TestProviders } from './TestProviders.tsx';

/** Renders a part of the product, signed in against a scripted service. */
export async function renderWithProviders(
  ui: ReactNode,
  options: ProviderOptions = {},
  service = new ScriptedService(),
): Promise<ScriptedService> {
  const language = { locale: 'zh_tw' as const, messages: await loadMessages('zh_tw') };
  render(
    <TestProviders {...options} language={language} service={service}>
      {ui}
    </TestProviders>,
  );
  return service;
}
