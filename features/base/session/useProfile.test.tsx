import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getSession } from '#protocol/endpoints/auth.ts';
import { getOwnProfile } from '#protocol/endpoints/player.ts';
import { ClientProvider, createClient } from '../client/index.ts';
import { profileOf, sessionOf } from '../../testing/players.ts';
import { useProfile } from './useProfile.ts';

const FIVE_MINUTES = 300_000;
let asked: number;
let isDown: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  isDown = false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const answer: typeof fetch = async (input) => {
  const path = new URL(String(input instanceof Request ? input.url : input)).pathname;
  if (path === getSession.path) return Response.json(sessionOf(false));
  if (path !== getOwnProfile.path) throw new Error(`nobody asks for ${path}`);
  asked += 1;
  if (isDown) throw new TypeError('no network');
  return Response.json({ Code: 200, Message: '', Result: profileOf(false) });
};

function Name() {
  const { data, status } = useProfile(true);
  return <p>{`${data?.player.name ?? '-'} ${status}`}</p>;
}

async function open(): Promise<void> {
  const client = createClient({ origin: 'http://profile.test', fetch: answer });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider client={client}>
        <Name />
      </ClientProvider>
    </QueryClientProvider>,
  );
  await wait(100);
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('reads the profile again every five minutes', async () => {
  await open();
  expect(screen.getByText('夜行者小葵 success')).toBeVisible();
  expect(asked).toBe(1);
  await wait(FIVE_MINUTES - 1000);
  expect(asked).toBe(1);
  await wait(1000);
  expect(asked).toBe(2);
  await wait(FIVE_MINUTES);
  expect(asked).toBe(3);
});

test('repeats a failed read five times, then waits for the next five minutes, and keeps the known profile', async () => {
  await open();
  isDown = true;
  asked = 0;
  await wait(FIVE_MINUTES);
  await wait(120_000);
  expect(asked).toBe(6);
  expect(screen.getByText(/^夜行者小葵/)).toBeVisible();
  isDown = false;
  await wait(FIVE_MINUTES);
  expect(screen.getByText('夜行者小葵 success')).toBeVisible();
});
