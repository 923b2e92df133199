import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ConnectionFailure, createClient, RequestFailure } from '../client/index.ts';
import { TestPage } from '../../testing/TestPage.tsx';
import { FailedView } from './FailedView.tsx';

afterEach(cleanup);

/**
 * Presses the retry button of a failure.
 *
 * @returns how often the sockets were woken, and how often the read was repeated
 */
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

test('makes the sockets connect immediately on a press without a connection', async () => {
  expect(await press(new ConnectionFailure('not answered'))).toEqual([1, 1]);
});

test('leaves the sockets alone on a press after a failure of the service', async () => {
  expect(await press(new RequestFailure(300003))).toEqual([0, 1]);
});
