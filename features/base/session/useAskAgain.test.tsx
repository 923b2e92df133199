import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { getMissions } from '#protocol/operations/mission.ts';
import { useOperation } from '../client/index.ts';
import { FailedView } from '../errors/index.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { useAskAgain } from './useAskAgain.ts';
import { useSessionStatus } from './useSession.ts';

function Missions(): ReactNode {
  const { data, error, refetch } = useOperation(getMissions, {});
  if (data !== undefined) return <p>missions</p>;
  return error ? <FailedView error={error} onRetry={() => void refetch()} /> : <p>missions to come</p>;
}
function Page(): ReactNode {
  useAskAgain();
  return useSessionStatus() === 'authenticated' ? <Missions /> : null;
}

let backend: TestBackend;
beforeEach(async () => {
  backend = await startTestBackend();
  backend.change({ hold: ['getMissions'] });
  await renderWithProviders(<Page />, { at: '/zh_tw/other/mission' });
  expect(await screen.findByText('missions to come')).toBeVisible();
  act(() => {
    backend.change({ down: true });
    backend.disconnect();
  });
});

test('shows the failure within six seconds without a socket, and loads automatically once a socket is connected', async () => {
  expect(await screen.findByText('目前沒有連線', {}, { timeout: 6000 })).toBeVisible();
  act(() => backend.change({ down: false, hold: [] }));
  expect(await screen.findByText('missions', {}, { timeout: 10_000 })).toBeVisible();
});
