import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { SessionPending, type SessionPendingProps } from './SessionPending.tsx';
import { useSessionStatus } from './useSession.ts';

function Page(props: Omit<SessionPendingProps, 'shape'>): ReactNode {
  if (useSessionStatus() === 'loading') return <SessionPending shape={<p>what comes</p>} {...props} />;
  return <p>what came</p>;
}

let backend: TestBackend;
beforeEach(async () => {
  backend = await startTestBackend();
});
const open = (props: Omit<SessionPendingProps, 'shape'> = {}) =>
  renderWithProviders(<Page {...props} />, { at: '/zh_tw/rank' });

test.each([
  ['nothing is reached', { down: true }, '目前沒有連線'],
  ['everything fails', { fail: { '*': 1 } }, '沒有載入成功'],
] as const)('replaces the skeleton with the reason after %s, and asks at once on a press', async (_, part, reason) => {
  backend.change(part);
  await open();
  expect(screen.getByText('what comes')).toBeVisible();
  expect(await screen.findByText(reason, {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.queryByText('what comes')).not.toBeInTheDocument();
  act(() => backend.change({ down: false, fail: {} }));
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  expect(await screen.findByText('what came')).toBeVisible();
});

test('does not show a single failed attempt', async () => {
  backend.change({ code: { getSession: 300003 } });
  await open();
  expect(await screen.findByText('what came', {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.queryByRole('button', { name: '重試' })).not.toBeInTheDocument();
});

test('lets a page frame the reason, and make it the title of the page', async () => {
  backend.change({ fail: { '*': 1 } });
  await open({ frame: (failure) => <section aria-label="desk">{failure}</section>, heading: 1 });
  const desk = within(await screen.findByRole('region', { name: 'desk' }, { timeout: 10_000 }));
  expect(desk.getByRole('heading', { level: 1, name: '沒有載入成功' })).toBeVisible();
});
