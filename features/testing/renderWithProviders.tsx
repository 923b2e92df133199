import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { loadMessages } from '#locales/index.ts';
import { MEMBER, startTestBackend, type TestBackend } from './testBackend.ts';
import { type ProviderOptions, TestProviders } from './TestProviders.tsx';

export interface RenderOptions extends ProviderOptions {
  /** The page's player: a demo account by phone, `guest`, or `nobody`. Defaults to a member. */
  as?: string;
}

/** Renders a part of the product with the offline backend of the test file. */
export async function renderWithProviders(
  ui: ReactNode,
  { as = MEMBER.phone, ...options }: RenderOptions = {},
): Promise<TestBackend> {
  const backend = await startTestBackend();
  const client = await backend.createClient(as === 'nobody' ? undefined : as);
  const language = {
    locale: 'zh_tw' as const,
    messages: await loadMessages('zh_tw'),
  };
  render(
    <TestProviders {...options} client={client} language={language}>
      {ui}
    </TestProviders>,
  );
  return backend;
}
