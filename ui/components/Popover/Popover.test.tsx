import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { Popover } from './index.ts';

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});

const trigger = <button type="button">Odds</button>;

test('opens by its button, which shows the state; closes on Escape and returns the focus', async () => {
  render(
    <Popover title="Chances" trigger={trigger}>
      <button type="button">More</button>
    </Popover>,
  );
  const button = screen.getByRole('button', { name: 'Odds', expanded: false });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('dialog', { name: 'Chances' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
});

test('uses a hidden title as its name, and can be controlled', async () => {
  const change = vi.fn();
  render(
    <Popover closeLabel="Close" onOpenChange={change} open title="Chances" titleHidden trigger={trigger}>
      1 %
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
  expect(screen.getByRole('dialog', { name: 'Chances' })).toBeInTheDocument();
});
