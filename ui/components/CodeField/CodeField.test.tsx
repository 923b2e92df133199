import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { composeText } from '../../testing/composeText.ts';
import { CodeField } from './index.ts';

function Code({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return <CodeField label="Code" onComplete={onComplete} onValueChange={setCode} value={code} />;
}

test('is a single field that phones can fill', () => {
  render(<Code onComplete={vi.fn()} />);
  const field = screen.getByRole('textbox', { name: 'Code' });
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
});

test('accepts only digits, shows each in its cell, and reports the sixth once', async () => {
  const complete = vi.fn();
  const { container } = render(<Code onComplete={complete} />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, '12a3 45');
  expect(field).toHaveValue('12345');
  expect(complete).not.toHaveBeenCalled();
  await userEvent.type(field, '678');
  expect(complete.mock.calls).toEqual([['123456']]);
  const cells = Array.from(container.querySelectorAll('[data-part=code-field-cell]'), (cell) => cell.textContent);
  expect(cells).toEqual(['1', '2', '3', '4', '5', '6']);
});

test.each([
  ['123 456', '123456'],
  ['Your code is 987654.', '987654'],
  ['１２３４５６', '123456'],
])('replaces its digits by a pasted %j', async (pasted, code) => {
  const complete = vi.fn();
  render(<Code onComplete={complete} />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, '00');
  await userEvent.paste(pasted);
  expect(field).toHaveValue(code);
  expect(complete).toHaveBeenCalledWith(code);
});

test.each(['inputFirst', 'inputLast'] as const)('lets an input method compose the digits, %s', (end) => {
  const complete = vi.fn();
  render(<Code onComplete={complete} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  composeText(field, ['１', '１２', '１２３'], end);
  expect(field).toHaveValue('123');
  expect(complete).not.toHaveBeenCalled();
  composeText(field, ['４', '４５', '４５６'], end);
  expect(field).toHaveValue('123456');
  expect(complete.mock.calls).toEqual([['123456']]);
});

test('shows the last cell as empty after a deletion', async () => {
  const { container } = render(<Code onComplete={vi.fn()} />);
  await userEvent.type(screen.getByRole('textbox'), '123{Backspace}');
  expect(screen.getByRole('textbox')).toHaveValue('12');
  expect(container.querySelectorAll('[data-state=filled]')).toHaveLength(2);
});

test('keeps its own digits if it is uncontrolled, and shows the page’s digits otherwise', async () => {
  const { rerender } = render(<CodeField defaultValue="12" label="Code" required />);
  await userEvent.type(screen.getByRole('textbox'), '3');
  expect(screen.getByRole('textbox')).toHaveValue('123');
  expect(screen.getByRole('textbox')).toBeRequired();
  rerender(<CodeField key="controlled" label="Code" onValueChange={vi.fn()} value="9" />);
  await userEvent.type(screen.getByRole('textbox'), '3');
  expect(screen.getByRole('textbox')).toHaveValue('9');
});

test('marks and explains a wrong code, and accepts nothing while it is disabled', async () => {
  const change = vi.fn();
  render(<CodeField disabled error="Wrong code" label="Code" length={4} onValueChange={change} value="1" />);
  const field = screen.getByRole('textbox');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Wrong code');
  await userEvent.type(field, '2');
  expect(change).not.toHaveBeenCalled();
});
