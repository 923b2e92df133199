import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Drawer } from './index.ts';

test('opens by its trigger, is named and described, takes the focus and returns it', async () => {
  const change = vi.fn();
  render(
    <Drawer
      closeLabel="Close"
      description="What you see in the lobby"
      footer={<button type="button">Apply</button>}
      onOpenChange={change}
      title="Filter"
      trigger={<button type="button">Open</button>}
    >
      <input aria-label="Provider" />
    </Drawer>,
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const drawer = screen.getByRole('dialog', { name: 'Filter' });
  expect(drawer).toHaveAccessibleDescription('What you see in the lobby');
  expect(drawer).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  expect(change.mock.calls).toEqual([[true], [false]]);
});

test('stays open as long as its owner keeps it open', async () => {
  const change = vi.fn();
  const ref = createRef<HTMLDivElement>();
  render(
    <Drawer closeLabel="Close" onOpenChange={change} open ref={ref} side="end" title="Menu" titleHidden>
      Places
    </Drawer>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBe(ref.current);
});
