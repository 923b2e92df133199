import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { settleRound } from '#protocol/endpoints/dev.ts';
import { getOpenJackpots } from '#protocol/endpoints/lobby.ts';
import { Connection, waitForConnection } from '../../testing/Connection.tsx';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { JackpotAmount } from './JackpotAmount.tsx';

const GameCode = 'owl';
const PLAYER = '10000002';
/** The interval of push 13192. */
const PUSH_SECONDS = 10;

const words = (amount: number): string => amount.toLocaleString('en-US');
const heldBy = async (backend: TestBackend): Promise<number> => {
  const { List } = await backend.others.visitor().call(getOpenJackpots, {});
  return List.find((jackpot) => jackpot.GameCode === GameCode)?.Amount ?? 0;
};
const device = (name: string, value: number) => (
  <section aria-label={name}>
    <button type="button">
      <JackpotAmount gameCode={GameCode} value={value} />
    </button>
    <Connection socket="lobby" />
  </section>
);
const shown = (name: string) => within(screen.getByRole('region', { name })).getByRole('button');
const settle = (backend: TestBackend, round: { readonly Bet: number; readonly Jackpot?: 'grand' }) =>
  act(async () => {
    await backend.others.visitor().call(settleRound, { PlayerID: PLAYER, GameCode, Win: 0, ...round });
    await backend.advance(PUSH_SECONDS);
  });

afterEach(() => {
  vi.useRealTimers();
});

test('shows nothing until the service has answered, and never the list’s cached amount', async () => {
  const backend = await startTestBackend();
  const held = await heldBy(backend);
  await renderWithProviders(device('phone', held + 5000));
  expect(shown('phone')).toHaveAccessibleName('');
  await waitFor(() => expect(shown('phone')).toHaveAccessibleName(words(held)));
  expect(shown('phone')).not.toHaveTextContent(words(held + 5000));
});

test('grows with bets, is the same on a second device, and falls when won', async () => {
  const backend = await startTestBackend();
  const before = await heldBy(backend);
  await renderWithProviders(device('phone', before));
  await waitForConnection();
  await settle(backend, { Bet: 1_000_000 });
  const grown = await heldBy(backend);
  expect(grown).toBeGreaterThan(before);
  await waitFor(() => expect(shown('phone')).toHaveAccessibleName(words(grown)));

  // A visitor, or the same page after a reload.
  await renderWithProviders(device('desktop', before), { as: 'nobody' });
  await waitFor(() => expect(shown('desktop')).toHaveAccessibleName(words(grown)));

  await settle(backend, { Bet: 100, Jackpot: 'grand' });
  const anew = await heldBy(backend);
  expect(anew).toBeLessThan(grown);
  await waitFor(() => expect(shown('phone')).toHaveAccessibleName(words(anew)));
});

test('shows the same figure on a tile and a sheet at every moment', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const backend = await startTestBackend();
  const before = await heldBy(backend);
  const digits = (name: string) =>
    Number(shown(name).querySelector('[data-part="amount-digits"]')?.textContent.replaceAll(',', ''));
  function Lobby() {
    const [hasSheet, setHasSheet] = useState(false);
    return (
      <>
        <button onClick={() => setHasSheet(true)} type="button">
          open
        </button>
        {device('tile', before)}
        {hasSheet ? device('sheet', before) : null}
      </>
    );
  }
  await renderWithProviders(<Lobby />);
  await waitForConnection();
  await settle(backend, { Bet: 1_000_000 });
  const grown = await heldBy(backend);
  await waitFor(() => expect(shown('tile')).toHaveAccessibleName(words(grown)));
  act(() => void vi.advanceTimersByTime(3100));
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  for (let step = 0; step < 10; step += 1) {
    expect(digits('sheet')).toBe(digits('tile'));
    expect(digits('tile')).toBeGreaterThan(before);
    expect(digits('tile')).toBeLessThan(grown);
    act(() => void vi.advanceTimersByTime(600));
  }
  act(() => void vi.advanceTimersByTime(1500));
  expect([digits('tile'), digits('sheet')]).toEqual([grown, grown]);
});
