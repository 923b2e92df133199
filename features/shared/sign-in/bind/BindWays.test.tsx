import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { startTestBackend } from '../../../testing/testBackend.ts';
import { BindWays } from './BindWays.tsx';

test('shows a profile that failed to load, and retries at once on a press', async () => {
  const backend = await startTestBackend();
  backend.change({ fail: { getOwnProfile: 1 } });
  await renderWithProviders(<BindWays />, { at: '/zh_tw/member/account' });
  expect(await screen.findByText('沒有載入成功', {}, { timeout: 5000 })).toBeVisible();
  backend.change({ fail: {} });
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('button', { name: '更換手機' })).toBeVisible();
});
