import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Client, type ClientEvents, ConnectionFailure, createClient } from '#features/base/client/index.ts';
import { FailedView } from '#features/base/errors/index.ts';
import { TestPage } from '#features/testing/index.ts';
import { PageNotices } from './PageNotices.tsx';
import { LONG } from '#features/testing/long.ts';

let isReachable = true;
let client: Client;
let handlers: { [Name in keyof ClientEvents]: Set<(event: ClientEvents[Name]) => void> };
beforeAll(() => import('./UpdateNotice.tsx'));
beforeEach(() => {
  isReachable = true;
  handlers = { sessionEnded: new Set(), alert: new Set(), outdated: new Set(), turnedAway: new Set() };
  const made = createClient({
    origin: 'http://localhost:4813',
    fetch: async () => (isReachable ? Response.json(null) : Promise.reject(new TypeError('Failed to fetch'))),
  });
  client = {
    ...made,
    when: (name, handler) => {
      handlers[name].add(handler);
      return made.when(name, handler);
    },
  };
});
afterEach(cleanup);

const open = () =>
  render(
    <TestPage client={client}>
      <PageNotices />
    </TestPage>,
  );
const offline = () => screen.queryByText('目前沒有連線，恢復後會自動繼續');

test('shows that the service cannot be reached, and retries on a press', async () => {
  isReachable = false;
  open();
  await waitFor(() => expect(offline()).toBeVisible(), { timeout: 5000 });
  isReachable = true;
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  await waitFor(() => expect(offline()).not.toBeInTheDocument());
});

test('repeats nothing that the content of the page says', LONG, async () => {
  isReachable = false;
  const page = (isFailed: boolean) => (
    <TestPage client={client}>
      <PageNotices />
      {isFailed ? <FailedView error={new ConnectionFailure('cut')} onRetry={() => undefined} size="roomy" /> : null}
    </TestPage>
  );
  const { rerender } = render(page(false));
  await waitFor(() => expect(offline()).toBeVisible(), { timeout: 5000 });
  rerender(page(true));
  expect(await screen.findByText('目前沒有連線')).toBeVisible();
  await waitFor(() => expect(offline()).not.toBeInTheDocument());
  expect(screen.getAllByRole('button', { name: '重試' })).toHaveLength(1);
  rerender(page(false));
  await waitFor(() => expect(offline()).toBeVisible());
});

test('retries automatically when the device is online again', async () => {
  isReachable = false;
  open();
  await waitFor(() => expect(offline()).toBeVisible(), { timeout: 5000 });
  isReachable = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(offline()).not.toBeInTheDocument());
});

test('offers a newer version until postponed', async () => {
  open();
  act(() => handlers.outdated.forEach((tell) => tell({ version: '2.0.0' })));
  expect(await screen.findByText('有新版本可用')).toBeVisible();
  expect(screen.getByRole('button', { name: '更新' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: '稍後再說' }));
  expect(screen.queryByText('有新版本可用')).not.toBeInTheDocument();
});
