import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { GuardedRouter } from '../../../base/leave-guard/index.ts';
import { Link, PageSwitch } from '../../../base/routing/index.ts';
import { useWayBack } from './useWayBack.ts';

function Game(): ReactNode {
  return (
    <>
      <button onClick={useWayBack()} type="button">
        back
      </button>
      <Link to="/zh_tw/play-game/now?chatroom=public">chat</Link>
    </>
  );
}

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  return render(
    <GuardedRouter>
      <Link to="/zh_tw/play-game/now?game=owl">play</Link>
      <PageSwitch pages={{ '/play-game/now': <Game />, '/store': <p>the store</p>, '/': <p>the lobby</p> }} />
    </GuardedRouter>,
  );
};

test('returns to the page before the game, past the entries that the page added', async () => {
  open('/zh_tw/store');
  await userEvent.click(screen.getByRole('link', { name: 'play' }));
  await userEvent.click(await screen.findByRole('link', { name: 'chat' }));
  expect(window.location.search).toBe('?chatroom=public');
  await userEvent.click(screen.getByRole('button', { name: 'back' }));
  expect(await screen.findByText('the store')).toBeVisible();
});

test('leads to the lobby from a visit that began with the game', async () => {
  open('/zh_tw/play-game/now?game=owl');
  await userEvent.click(screen.getByRole('button', { name: 'back' }));
  expect(await screen.findByText('the lobby')).toBeVisible();
});
