import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { IconButton } from './index.ts';

test('has its label as its name, and is a toggle only if a toggle prop is set', () => {
  const ref = createRef<HTMLButtonElement>();
  render(
    <IconButton label="Close" ref={ref}>
      <svg />
    </IconButton>,
  );
  const button = screen.getByRole('button', { name: 'Close' });
  expect(button).not.toHaveAttribute('aria-pressed');
  expect(ref.current).toBe(button);
});

test('toggles by pointer and keys if it is uncontrolled', async () => {
  const change = vi.fn();
  render(
    <IconButton defaultPressed={false} label="Mute" onPressedChange={change}>
      <svg />
    </IconButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mute', pressed: false }));
  expect(screen.getByRole('button', { name: 'Mute', pressed: true })).toBeInTheDocument();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Mute', pressed: false })).toBeInTheDocument();
  expect(change.mock.calls).toEqual([[true], [false]]);
});

test('shows the state of its owner if it is controlled', async () => {
  const change = vi.fn();
  render(
    <IconButton label="Mute" onPressedChange={change} pressed>
      <svg />
    </IconButton>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(change).toHaveBeenCalledWith(false);
  expect(screen.getByRole('button', { pressed: true })).toBeInTheDocument();
});

test('keeps the focus while it is busy, announces it, and ignores presses and its form', async () => {
  const press = vi.fn();
  const submit = vi.fn((event: React.SubmitEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <IconButton busy label="Send" onClick={press} type="submit">
        <svg />
      </IconButton>
    </form>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Send', busy: true });
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});
