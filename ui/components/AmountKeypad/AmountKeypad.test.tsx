import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { readAmount } from '#protocol/rules/amount.ts';
import { composeText } from '../../testing/composeText.ts';
import { AmountKeypad } from './index.ts';

const UNITS = [
  { label: '億', times: 100_000_000 },
  { label: '萬', times: 10_000 },
] as const;

function Keypad({ max = 999_999_999_999, first }: { max?: number; first?: number }): ReactNode {
  const [value, setValue] = useState(first);
  return (
    <>
      <AmountKeypad
        error={value !== undefined && value < 100 ? 'At least 100' : undefined}
        keyLabels={{ back: 'Take back', clear: 'Clear' }}
        label="Amount"
        lines={[{ label: 'Fee', value: 'free' }]}
        locale="zh_tw"
        max={max}
        onValueChange={setValue}
        read={(typed) => readAmount(typed, 'zh_tw', UNITS)}
        quick={[
          { label: '100萬', value: 1_000_000 },
          { label: '1億', value: 100_000_000 },
        ]}
        unit="gold"
        units={UNITS}
        value={value}
      />
      <output aria-label="value">{String(value)}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const value = () => screen.getByRole('status', { name: 'value' });
const press = async (...keys: readonly string[]): Promise<void> => {
  for (const name of keys) await userEvent.click(screen.getByRole('button', { name }));
};

test('enters an amount with units by keys, reports it and deletes it', async () => {
  render(<Keypad />);
  expect(screen.getByRole('button', { name: '萬' })).toBeDisabled();
  await press('1', '2', '萬', '5', '00');
  expect(field()).toHaveValue('12萬500');
  expect(value()).toHaveTextContent('120500');
  expect(screen.getByText('120,500')).toBeVisible();
  expect(screen.getByText('120,500 gold')).toBeInTheDocument();
  await press('Take back', 'Take back', 'Take back');
  expect(field()).toHaveValue('12萬');
  await press('C Clear');
  expect(field()).toHaveValue('');
  expect(value()).toHaveTextContent('undefined');
  expect(screen.getByRole('button', { name: 'Take back' })).toBeDisabled();
});

test('treats a single zero as no amount', async () => {
  render(<Keypad />);
  await press('0', '000');
  expect(field()).toHaveValue('');
  await press('7');
  expect(value()).toHaveTextContent('7');
});

test('accepts typed text with units in the display and shows the amount in words', async () => {
  render(<Keypad />);
  await userEvent.type(field(), '1234567');
  expect(field()).toHaveValue('1234567');
  expect(screen.getByText('123萬4,567')).toBeVisible();
  await userEvent.tab();
  expect(field()).toHaveValue('1,234,567');
  await userEvent.clear(field());
  await userEvent.paste('３億 5,000萬');
  expect(value()).toHaveTextContent('350000000');
  expect(field()).toHaveValue('３億 5,000萬');
});

test.each([
  ['20,000.00', '20000', '20,000'],
  ['20000.9', '20000', '20,000'],
  ['２５０', '250', '250'],
  ['12萬', '120000', '12萬'],
  ['1e6', 'undefined', ''],
  ['-50000', 'undefined', ''],
])('reads a pasted %s as %s', async (pasted, amount, left) => {
  render(<Keypad />);
  await userEvent.click(field());
  await userEvent.paste(pasted);
  expect(value()).toHaveTextContent(amount);
  expect(field()).toHaveValue(pasted);
  await userEvent.tab();
  expect(field()).toHaveValue(left);
});

test.each(['inputFirst', 'inputLast'] as const)('lets an input method compose the amount, %s', (end) => {
  render(<Keypad max={300_000} />);
  act(() => field().focus());
  composeText(field(), ['２', '２５', '２５０'], end);
  expect(value()).toHaveTextContent('250');
  composeText(field(), ['2', '20', '200', '2000', '20000'], end);
  expect(field()).toHaveValue('300000');
});

test('continues with keys after typed text', async () => {
  render(<Keypad />);
  await userEvent.type(field(), '12萬');
  await press('5', '00');
  expect(field()).toHaveValue('12萬500');
  expect(value()).toHaveTextContent('120500');
});

test('lowers an amount to the limit, and disables common amounts above it', async () => {
  render(<Keypad max={5_000_000} />);
  expect(screen.getByRole('button', { name: '1億' })).toBeDisabled();
  await press('9', '9', '9', '萬');
  expect(value()).toHaveTextContent('5000000');
  expect(field()).toHaveValue('5,000,000');
});

test('enters a common amount by one press, and marks it while it is the value', async () => {
  render(<Keypad first={250} />);
  expect(field()).toHaveValue('250');
  await press('100萬');
  expect(value()).toHaveTextContent('1000000');
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('100萬');
  expect(field()).toHaveValue('1,000,000');
});

test('describes the field by its lines and its error', async () => {
  render(<Keypad />);
  expect(field()).toHaveAccessibleDescription(/Fee\s*free/u);
  await press('5');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/At least 100/u);
});
