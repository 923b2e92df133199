import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RadioGroup } from './index.ts';

const options = [
  { value: 'all', label: 'Everyone', hint: 'Also strangers' },
  { value: 'vip', label: 'Obsidian', disabled: true },
  { value: 'friends', label: 'Friends' },
] as const;

test('is one tab stop; arrows select, skip disabled options, and wrap around', async () => {
  const change = vi.fn();
  render(<RadioGroup defaultValue="all" label="Who may write" onValueChange={change} options={options} required />);
  expect(screen.getByRole('radiogroup', { name: 'Who may write' })).toBeRequired();
  await userEvent.tab();
  const first = screen.getByRole('radio', { name: 'Everyone' });
  expect(first).toHaveFocus();
  expect(first).toBeChecked();
  expect(first).toHaveAccessibleDescription('Also strangers');
  // The primitive moves the focus a moment after keydown.
  await userEvent.keyboard('{ArrowDown>}');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Friends' })).toBeChecked());
  await userEvent.keyboard('{/ArrowDown}{ArrowDown>}');
  await waitFor(() => expect(first).toBeChecked());
  await userEvent.keyboard('{/ArrowDown}');
  expect(change.mock.calls).toEqual([['friends'], ['all']]);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('shows the value of the page, and no selection for `null`', async () => {
  const change = vi.fn();
  render(<RadioGroup label="Who" onValueChange={change} options={options} value={null} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Friends' }));
  expect(change).toHaveBeenCalledWith('friends');
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
});

test('describes the group by its error', () => {
  render(<RadioGroup error="Choose one" label="Who" options={options} />);
  const group = screen.getByRole('radiogroup', { name: 'Who' });
  expect(group).toHaveAccessibleDescription('Choose one');
  expect(group).toHaveAttribute('aria-invalid', 'true');
});

test('accepts no choice while all options are disabled', async () => {
  const change = vi.fn();
  render(<RadioGroup disabled label="Who" onValueChange={change} options={options} />);
  for (const radio of screen.getAllByRole('radio')) await userEvent.click(radio);
  expect(change).not.toHaveBeenCalled();
});
