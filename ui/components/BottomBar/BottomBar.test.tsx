import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BottomBar, BottomBarItem } from './index.ts';

test('is a navigation of links or buttons with the current one marked', async () => {
  const buy = vi.fn();
  render(
    <BottomBar label="Main">
      <BottomBarItem asChild current icon={<svg />}>
        <a href="/member">Member</a>
      </BottomBarItem>
      <BottomBarItem asChild icon={<svg />} news="New results">
        <a href="/ranking">Ranking</a>
      </BottomBarItem>
      <BottomBarItem featured icon={<svg />} onClick={buy}>
        Buy
      </BottomBarItem>
    </BottomBar>,
  );
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(bar.getByRole('link', { name: 'Member', current: 'page' })).toHaveAttribute('href', '/member');
  expect(bar.getByRole('link', { name: 'Ranking New results' })).not.toHaveAttribute('aria-current');
  await userEvent.click(bar.getByRole('button', { name: 'Buy' }));
  expect(buy).toHaveBeenCalledOnce();
});
