import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { composeText } from '../../testing/composeText.ts';
import { TextField } from './index.ts';

function Phone({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <TextField error={error} hint="With area code" label="Phone" onValueChange={setValue} type="tel" value={value} />
  );
}

test('is labelled, described by its hint, and takes text', async () => {
  render(<Phone />);
  const field = screen.getByRole('textbox', { name: 'Phone' });
  expect(field).toHaveAccessibleDescription('With area code');
  await userEvent.type(field, '0900000001');
  expect(field).toHaveValue('0900000001');
});

test('replaces the hint by an error in a polite region and marks the field', () => {
  const { rerender } = render(<Phone />);
  rerender(<Phone error="Not a phone number" />);
  const field = screen.getByRole('textbox', { name: 'Phone' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Not a phone number');
  expect(screen.getByText('Not a phone number').closest('[aria-live=polite]')).not.toBeNull();
});

test('keeps its own text if it is uncontrolled, and reports what is typed', async () => {
  const change = vi.fn();
  const ref = createRef<HTMLInputElement>();
  render(<TextField defaultValue="Ann" label="Name" onValueChange={change} ref={ref} required />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.type(field, 'a');
  expect(field).toHaveValue('Anna');
  expect(change.mock.calls).toEqual([['Anna']]);
  expect(field).toBeRequired();
  expect(ref.current).toBe(field);
});

test('keeps the value that the page sets while the user types something else', async () => {
  render(<TextField label="Name" onValueChange={vi.fn()} value="Ann" />);
  await userEvent.type(screen.getByRole('textbox'), 'xyz');
  expect(screen.getByRole('textbox')).toHaveValue('Ann');
});

test('clears itself by a button, which exists only while there is text', async () => {
  const change = vi.fn();
  render(<TextField clearLabel="Clear" label="Game" onValueChange={change} type="search" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox'), 'ab');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(change).toHaveBeenLastCalledWith('');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each(['disabled', 'readOnly'] as const)('has no clear button while it is %s', (state) => {
  render(<TextField clearLabel="Clear" label="Game" value="ab" {...{ [state]: true }} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each(['inputFirst', 'inputLast'] as const)(
  'lets a page rewrite the text only after the input method is done, %s',
  (end) => {
    function Shouting() {
      const [text, setText] = useState('');
      return (
        <TextField label="Words" onValueChange={(typed) => setText(typed.toUpperCase().slice(0, 6))} value={text} />
      );
    }
    render(<Shouting />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    composeText(field, ['v', 'vi', 'viê', 'việ', 'việt'], end);
    expect(field).toHaveValue('VIỆT');
    composeText(field, [' n', ' na', ' nam'], end);
    expect(field).toHaveValue('VIỆT N');
  },
);
