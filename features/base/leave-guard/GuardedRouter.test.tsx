import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { GuardedRouter } from './GuardedRouter.tsx';
import { useLeaveGuard } from './guard.ts';
import { Link, useLocation } from '../routing/index.ts';

const ask = vi.fn<() => Promise<boolean>>();

function Place() {
  const { pathname, search } = useLocation();
  useLeaveGuard(pathname === '/play', ask);
  return (
    <>
      <p>{`at ${pathname}${search}`}</p>
      <Link to="/store">store</Link>
      <Link to="/play">play</Link>
      <Link to="/play?game=owl">owl</Link>
    </>
  );
}

const open = () =>
  render(
    <GuardedRouter>
      <Place />
    </GuardedRouter>,
  );
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

beforeEach(() => {
  ask.mockReset();
  window.history.replaceState(null, '', '/store');
});

test('leaves a page with a guard only after the player agrees', async () => {
  open();
  await follow('play');
  ask.mockResolvedValueOnce(false);
  await follow('store');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(screen.getByText('at /play')).toBeVisible();
  expect(window.location.pathname).toBe('/play');
  ask.mockResolvedValueOnce(true);
  await follow('store');
  expect(await screen.findByText('at /store')).toBeVisible();
  expect(window.location.pathname).toBe('/store');
});

test('does not count another query of the same page as leaving', async () => {
  open();
  await follow('play');
  await follow('owl');
  expect(screen.getByText('at /play?game=owl')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
});

test('asks on the browser’s Back: a refusal keeps the address, an agreement changes it', async () => {
  open();
  await follow('play');
  ask.mockResolvedValueOnce(false);
  window.history.back();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(window.location.pathname).toBe('/play'));
  expect(screen.getByText('at /play')).toBeVisible();
  ask.mockResolvedValueOnce(true);
  window.history.back();
  expect(await screen.findByText('at /store')).toBeVisible();
  expect(window.location.pathname).toBe('/store');
});

test('asks nothing without a guard', async () => {
  open();
  await follow('play');
  ask.mockResolvedValue(true);
  await follow('store');
  await screen.findByText('at /store');
  ask.mockClear();
  await follow('play');
  expect(ask).not.toHaveBeenCalled();
  expect(screen.getByText('at /play')).toBeVisible();
});

test('lets the browser ask before the window closes', async () => {
  open();
  await follow('play');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});
