import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { stubMeasures } from '../../testing/stubMeasures.ts';
import { Select } from './index.ts';

beforeAll(stubMeasures);

const options = [
  { value: 'tw', label: 'Taiwan' },
  { value: 'id', label: 'Indonesia' },
  { value: 'vn', label: 'Vietnam', disabled: true },
] as const;

test('opens, moves and selects by the keyboard, and returns the focus', async () => {
  const change = vi.fn();
  const ref = createRef<HTMLButtonElement>();
  render(
    <Select
      hint="Where you live"
      label="Country"
      onValueChange={change}
      options={options}
      placeholder="Choose"
      ref={ref}
      required
    />,
  );
  const field = screen.getByRole('combobox', { name: 'Country' });
  expect(field).toHaveAccessibleDescription('Where you live');
  expect(field).toHaveTextContent('Choose');
  expect(field).toBeRequired();
  expect(ref.current).toBe(field);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const list = await screen.findByRole('listbox');
  expect(list).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Vietnam' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(change.mock.calls).toEqual([['id']]);
  expect(field).toHaveTextContent('Indonesia');
  await waitFor(() => expect(field).toHaveFocus());
});

test('closes on Escape without a change', async () => {
  const change = vi.fn();
  const opens = vi.fn();
  render(<Select label="Country" onOpenChange={opens} onValueChange={change} options={options} value="tw" />);
  screen.getByRole('combobox').focus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(change).not.toHaveBeenCalled();
  expect(opens.mock.calls).toEqual([[true], [false]]);
});

test('selects by letters while it is closed', async () => {
  const change = vi.fn();
  render(<Select label="Country" onValueChange={change} options={options} value="tw" />);
  screen.getByRole('combobox').focus();
  await userEvent.keyboard('i');
  expect(change).toHaveBeenCalledWith('id');
});

test('shows the value of the page, or the placeholder if there is none', () => {
  const field = (value: 'tw' | undefined) => (
    <Select error="Choose one" label="Country" options={options} placeholder="Choose" value={value} />
  );
  const { rerender } = render(field('tw'));
  expect(screen.getByRole('combobox')).toHaveTextContent('Taiwan');
  rerender(field(undefined));
  expect(screen.getByRole('combobox')).toHaveTextContent('Choose');
  expect(screen.getByRole('combobox')).toBeInvalid();
});

test('does not open while it is disabled', async () => {
  render(<Select defaultValue="tw" disabled label="Country" options={options} />);
  await userEvent.click(screen.getByRole('combobox'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
