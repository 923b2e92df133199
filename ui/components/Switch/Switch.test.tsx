import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Switch } from './index.ts';

test('toggles by a press on its label, Space and Enter', async () => {
  const change = vi.fn();
  const ref = createRef<HTMLButtonElement>();
  render(<Switch hint="Also at night" label="Sound" onCheckedChange={change} ref={ref} />);
  const control = screen.getByRole('switch', { name: 'Sound', checked: false });
  expect(control).toHaveAccessibleDescription('Also at night');
  expect(ref.current).toBe(control);
  await userEvent.click(screen.getByText('Sound'));
  expect(control).toBeChecked();
  control.focus();
  await userEvent.keyboard(' ');
  expect(control).not.toBeChecked();
  await userEvent.keyboard('{Enter}');
  expect(control).toBeChecked();
  expect(change.mock.calls).toEqual([[true], [false], [true]]);
});

test('shows the value of the page', async () => {
  const change = vi.fn();
  render(<Switch checked label="Sound" onCheckedChange={change} />);
  await userEvent.click(screen.getByRole('switch'));
  expect(change).toHaveBeenCalledWith(false);
  expect(screen.getByRole('switch')).toBeChecked();
});

test('does not change while it is disabled', async () => {
  render(<Switch defaultChecked disabled label="Sound" />);
  await userEvent.click(screen.getByText('Sound'));
  expect(screen.getByRole('switch')).toBeChecked();
});
