import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { TestSocket } from '#conformance/testSocket.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { useSessionStatus } from '../../../base/session/index.ts';
import { type RenderOptions, renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { startTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

const Status = (): ReactNode => <output aria-label="status">{useSessionStatus()}</output>;

export interface OpenedPage {
  readonly backend: TestBackend;
  /** Another tab of the page's player. */
  readonly own: TestSocket;
  readonly gold: () => Promise<number>;
}

export interface OpenPageOptions extends RenderOptions {
  /** Prepares the new world before the page opens. */
  prepare?: (backend: TestBackend) => Promise<void>;
}

/** Opens a page in a new world, signed in as a demo account. */
export async function openPage(page: ReactNode, { prepare, ...options }: OpenPageOptions = {}): Promise<OpenedPage> {
  const backend = await startTestBackend();
  await backend.reset();
  await prepare?.(backend);
  await renderWithProviders(
    <>
      {page}
      <Status />
    </>,
    options,
  );
  await waitFor(() => expect(screen.getByLabelText('status').textContent).toBe('authenticated'));
  const own = await backend.openOwnSocket('lobby');
  return { backend, own, gold: async () => (await own.call(getWallet, {})).Gold };
}
