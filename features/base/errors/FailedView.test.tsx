import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ConnectionFailure, createClient, RequestFailure } from '../client/index.ts';
import { TestPage } from '../../testing/TestPage.tsx';
import { FailedView } from './FailedView.tsx';

afterEach(cleanup);

/** Presses the retry of what failed. @returns how often the sockets were woken, and how often it was tried again */
async function press(error: Error): Promise<readonly [woken: number, retried: number]> {
  const client = createClient({ origin: 'http://errors.test', fetch: () => Promise.resolve(Response.error()) });
  const wake = vi.spyOn(client, 'wake');
  const retry = vi.fn();
  render(
    <TestPage at="/" client={client}>
      <FailedView error={error} onRetry={retry} />
    </TestPage>,
  );
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  return [wake.mock.calls.length, retry.mock.calls.length];
}

test('a press where nothing is reached has the sockets dial at once too', async () => {
  expect(await press(new ConnectionFailure('not answered'))).toEqual([1, 1]);
});

test('a press where the service refused leaves the sockets alone', async () => {
  expect(await press(new RequestFailure(300003))).toEqual([0, 1]);
});
