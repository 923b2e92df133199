import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { readPhone } from '#protocol/rules/phone.ts';
import { composeText } from '../../testing/composeText.ts';
import { PhoneField } from './index.ts';

const words = { label: 'Phone', prefixLabel: 'Country code', read: readPhone };
const input = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Phone' });

test.each([
  ['0912345678', '0912345678', '0912 345 678'],
  ['912345678', '912345678', '912 345 678'],
  ['０９１２', '0912', '0912'],
  ['0912-345-678', '0912345678', '0912 345 678'],
  ['+886 912 345 678', '912345678', '912 345 678'],
  ['09123456789012', '091234567890', '0912 345 678 90'],
])('keeps a pasted %j as %j and shows %j', async (pasted, digits, shown) => {
  const change = vi.fn();
  render(<PhoneField {...words} onValueChange={change} />);
  await userEvent.click(input());
  await userEvent.paste(pasted);
  expect(change).toHaveBeenLastCalledWith(digits);
  expect(input()).toHaveValue(shown);
});

test('refuses a first digit that no phone number has', async () => {
  render(<PhoneField {...words} />);
  await userEvent.type(input(), '5');
  expect(input()).toHaveValue('');
  await userEvent.type(input(), 'a0x9');
  expect(input()).toHaveValue('09');
});

test('keeps the caret in place while typing, and skips gaps while deleting', async () => {
  render(<PhoneField {...words} defaultValue="0912345678" />);
  const field = input();
  await userEvent.click(field);
  field.setSelectionRange(2, 2);
  await userEvent.keyboard('7');
  expect(field).toHaveValue('0971 234 567 8');
  expect(field.selectionStart).toBe(3);
  field.setSelectionRange(5, 5);
  await userEvent.keyboard('{Backspace}');
  expect(field).toHaveValue('0972 345 678');
  expect(field.selectionStart).toBe(3);
});

test('exposes the country code with the hint or the error, and lets phones autofill the number', () => {
  const { rerender } = render(<PhoneField {...words} hint="For the code" required />);
  expect(input()).toHaveAccessibleDescription('Country code +886 For the code');
  expect(input()).toHaveAttribute('autocomplete', 'tel-national');
  expect(input()).toBeRequired();
  rerender(<PhoneField {...words} error="Not a number" hint="For the code" />);
  expect(input()).toHaveAccessibleDescription('Country code +886 Not a number');
  expect(input()).toBeInvalid();
});

test('shows the value of the page if it is controlled', async () => {
  render(<PhoneField {...words} onValueChange={vi.fn()} value="0912" />);
  await userEvent.type(input(), '3');
  expect(input()).toHaveValue('0912');
});

test.each(['inputFirst', 'inputLast'] as const)('lets an input method compose the number, %s', (end) => {
  const change = vi.fn();
  render(<PhoneField {...words} onValueChange={change} />);
  composeText(input(), ['０', '０９', '０９１', '０９１２', '０９１２３', '０９１２３４５６７８'], end);
  expect(input()).toHaveValue('0912 345 678');
  expect(change).toHaveBeenLastCalledWith('0912345678');
});

test('reads a number with a code but without a plus sign', async () => {
  const change = vi.fn();
  render(<PhoneField {...words} onValueChange={change} />);
  await userEvent.click(input());
  await userEvent.paste('886912345678');
  expect(change).toHaveBeenLastCalledWith('912345678');
  expect(input()).toHaveValue('912 345 678');
});
