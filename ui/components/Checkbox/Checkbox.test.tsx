import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './index.ts';

function Terms() {
  const [agreed, setAgreed] = useState(false);
  return <Checkbox checked={agreed} label="I agree" onCheckedChange={setAgreed} />;
}

test('toggles by a press on its label and by Space', async () => {
  render(<Terms />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  await userEvent.click(screen.getByText('I agree'));
  expect(box).toBeChecked();
  box.focus();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

test('shows the mixed state and the error', () => {
  render(<Checkbox checked="indeterminate" error="Agree first" label="All" onCheckedChange={vi.fn()} />);
  const box = screen.getByRole('checkbox', { name: 'All' });
  expect(box).toBePartiallyChecked();
  expect(box).toHaveAccessibleDescription('Agree first');
});

test('keeps its own state if it is uncontrolled, and checks all on a press in the mixed state', async () => {
  const change = vi.fn();
  const ref = createRef<HTMLInputElement>();
  render(
    <Checkbox defaultChecked="indeterminate" hint="Twelve of them" label="All" onCheckedChange={change} ref={ref} />,
  );
  const box = screen.getByRole('checkbox', { name: 'All' });
  expect(box).toBePartiallyChecked();
  expect(box).toHaveAccessibleDescription('Twelve of them');
  expect(ref.current).toBe(box);
  await userEvent.click(box);
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(box).not.toBeChecked();
  expect(change.mock.calls).toEqual([[true], [false]]);
});

test('stays mixed if the page ignores the press', async () => {
  render(<Checkbox checked="indeterminate" label="All" onCheckedChange={vi.fn()} />);
  const box = screen.getByRole('checkbox', { name: 'All' });
  await userEvent.click(box);
  expect(box).toBePartiallyChecked();
});

test('is sent with its form unless it is disabled', async () => {
  render(
    <form aria-label="form">
      <Checkbox defaultChecked label="News" name="news" value="yes" />
      <Checkbox defaultChecked disabled label="More" name="more" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect([...new FormData(form)]).toEqual([['news', 'yes']]);
  await userEvent.click(screen.getByText('More'));
  expect(screen.getByRole('checkbox', { name: 'More' })).toBeChecked();
});
