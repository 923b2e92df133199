import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { SpeedDial } from './index.ts';

beforeAll(() => import('./SpeedDialMenu.tsx'));

function show(acts: { chat: () => void; bind?: () => void }) {
  render(
    <SpeedDial
      icon={<svg />}
      items={[
        { id: 'chat', label: 'Chat', icon: <svg />, unread: { count: 3, label: '3 unread' }, onSelect: acts.chat },
        {
          id: 'club',
          label: 'Club',
          icon: <svg />,
          disabledReason: 'Bind a phone first',
          ...(acts.bind ? { onRefused: acts.bind } : {}),
        },
      ]}
      label="Menu"
      unread={{ count: 120, label: '120 unread' }}
    />,
  );
  return screen.getByRole('button', { name: 'Menu 120 unread' });
}

test('opens by Enter, moves by arrows, selects, and returns the focus', async () => {
  const chat = vi.fn();
  const dial = show({ chat });
  dial.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Chat 3 unread' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(chat).toHaveBeenCalledOnce();
  await waitFor(() => expect(dial).toHaveFocus());
});

test('keeps a refused item focusable, gives the reason, and calls the remedy', async () => {
  const bind = vi.fn();
  await userEvent.click(show({ chat: vi.fn(), bind }));
  const item = await screen.findByRole('menuitem', { name: /Club.*Bind a phone first/u });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(item);
  expect(bind).toHaveBeenCalledOnce();
});

test('stays open with the reason if there is no remedy', async () => {
  await userEvent.click(show({ chat: vi.fn() }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Club/u }));
  expect(screen.getByRole('menu')).toBeInTheDocument();
});

test('stays open while its owner keeps it open', async () => {
  const change = vi.fn();
  const dial = (open: boolean) => (
    <SpeedDial
      icon={<svg />}
      items={[{ id: 'chat', label: 'Chat', icon: <svg />, onSelect: vi.fn() }]}
      label="Menu"
      onOpenChange={change}
      open={open}
    />
  );
  const { rerender } = render(dial(true));
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  expect(change).toHaveBeenCalledWith(false);
  expect(screen.getByRole('menu')).toBeInTheDocument();
  rerender(dial(false));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('opens no menu if the whole dial is refused', async () => {
  const refused = vi.fn();
  render(<SpeedDial icon={<svg />} items={[]} label="Menu" onRefused={refused} />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(refused).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
