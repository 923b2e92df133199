import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { loadMessages } from '#locales/index.ts';
import { ScriptedService } from './scriptedService.ts';
import { type StageOptions, StageProviders } from './StageProviders.tsx';

/** Renders a part of the product, signed in against a scripted service. */
export async function stage(
  ui: ReactNode,
  options: StageOptions = {},
  service = new ScriptedService(),
): Promise<ScriptedService> {
  const language = { locale: 'zh_tw' as const, messages: await loadMessages('zh_tw') };
  render(
    <StageProviders {...options} language={language} service={service}>
      {ui}
    </StageProviders>,
  );
  return service;
}
