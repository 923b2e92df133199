import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { readAmount } from '#protocol/rules/amount.ts';
import { composeText } from '../../testing/composeText.ts';
import { NumberField } from './index.ts';

const words = {
  label: 'Amount',
  locale: 'zh_tw',
  read: (typed: string) => readAmount(typed, 'zh_tw'),
  stepLabels: { decrease: 'Less', increase: 'More' },
};

function Held({ change = vi.fn() }: { change?: (value: number | undefined) => void }) {
  const [value, setValue] = useState<number | undefined>();
  return (
    <>
      <NumberField
        {...words}
        max={5000}
        onValueChange={(next) => {
          setValue(next);
          change(next);
        }}
        value={value}
      />
      <button type="button">after</button>
    </>
  );
}

test.each([
  ['12', 12, '12'],
  ['12.9', 12, '12'],
  ['9999', 5000, '5,000'],
  ['1,234', 1234, '1,234'],
  ['１２', 12, '12'],
  ['0', undefined, ''],
  ['0.5', undefined, ''],
  ['-3', undefined, ''],
  ['1e3', undefined, ''],
  ['1,23', undefined, ''],
  ['1,234.56', 1234, '1,234'],
  ['abc', undefined, ''],
])('changes %j into %j and shows %j on blur', async (typed, value, shown) => {
  const change = vi.fn();
  render(<Held change={change} />);
  const field = screen.getByRole('spinbutton', { name: 'Amount' });
  await userEvent.click(field);
  await userEvent.paste(typed);
  await userEvent.tab();
  expect(field).toHaveValue(shown);
  expect(field.getAttribute('aria-valuenow')).toBe(value === undefined ? null : String(value));
  // A field that stays empty reports no change.
  expect(change.mock.calls.at(-1)).toEqual(value === undefined ? undefined : [value]);
});

test('lowers a value above the limit while typing', async () => {
  render(<Held />);
  const field = screen.getByRole('spinbutton');
  await userEvent.type(field, '5001');
  expect(field).toHaveValue('5000');
});

test('shows no separators while editing', async () => {
  render(<NumberField {...words} defaultValue={1234567} max={9_999_999} />);
  const field = screen.getByRole('spinbutton');
  expect(field).toHaveValue('1,234,567');
  await userEvent.click(field);
  expect(field).toHaveValue('1234567');
  await userEvent.tab();
  expect(field).toHaveValue('1,234,567');
});

test('takes the grouping character from the language', async () => {
  const change = vi.fn();
  render(
    <NumberField
      {...words}
      locale="id_id"
      max={9999}
      onValueChange={change}
      read={(typed) => readAmount(typed, 'id_id')}
    />,
  );
  await userEvent.click(screen.getByRole('spinbutton'));
  await userEvent.paste('1.234');
  expect(change).toHaveBeenLastCalledWith(1234);
  await userEvent.tab();
  expect(screen.getByRole('spinbutton')).toHaveValue('1.234');
});

test.each(['inputFirst', 'inputLast'] as const)('lets an input method compose the number, %s', (end) => {
  const change = vi.fn();
  render(<Held change={change} />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton');
  act(() => field.focus());
  composeText(field, ['９', '９９', '９９９', '９９９９', '４２'], end);
  expect(change).toHaveBeenLastCalledWith(42);
  composeText(field, ['９', '９９', '９９９'], end);
  expect(field).toHaveValue('5000');
});

test('marks an invalid text, keeps it for correction, and clears it on blur', async () => {
  render(<Held />);
  const field = screen.getByRole('spinbutton');
  await userEvent.type(field, '1e');
  expect(field).toHaveValue('1e');
  expect(field).toBeInvalid();
  await userEvent.tab();
  expect(field).toHaveValue('');
  expect(field).toBeValid();
});

test('steps within the limits by arrows, Page Up and Down, Home and End', async () => {
  render(<NumberField {...words} defaultValue={100} max={1000} min={20} step={10} />);
  const field = screen.getByRole('spinbutton');
  await userEvent.tab();
  expect(field).toHaveFocus();
  const after = async (key: string): Promise<string | null> => {
    await userEvent.keyboard(`{${key}}`);
    return field.getAttribute('aria-valuenow');
  };
  expect(await after('ArrowUp')).toBe('110');
  expect(await after('ArrowDown')).toBe('100');
  expect(await after('PageUp')).toBe('200');
  expect(await after('PageDown')).toBe('100');
  expect(await after('PageDown')).toBe('20');
  expect(await after('End')).toBe('1000');
  expect(await after('ArrowUp')).toBe('1000');
  expect(await after('Home')).toBe('20');
  expect(field).toHaveValue('20');
});

test('steps by buttons from the minimum to the limits, and keeps the buttons outside the tab order', async () => {
  render(<NumberField {...words} max={2} />);
  const [less, more] = [screen.getByRole('button', { name: 'Less' }), screen.getByRole('button', { name: 'More' })];
  await userEvent.click(more);
  expect(screen.getByRole('spinbutton')).toHaveValue('1');
  expect(less).toBeDisabled();
  await userEvent.click(more);
  expect(more).toBeDisabled();
  document.body.focus();
  await userEvent.tab();
  expect(screen.getByRole('spinbutton')).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('repeats a step during a long press until its release', () => {
  vi.useFakeTimers();
  try {
    render(<NumberField {...words} defaultValue={1} max={100} />);
    const more = screen.getByRole('button', { name: 'More' });
    fireEvent.pointerDown(more, { button: 0 });
    for (const wait of [400, 70, 70]) act(() => void vi.advanceTimersByTime(wait));
    fireEvent.pointerUp(more);
    fireEvent.click(more);
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '4');
  } finally {
    vi.useRealTimers();
  }
});

test('ends a long press at the limit, and counts the next press', () => {
  vi.useFakeTimers();
  try {
    render(<NumberField {...words} defaultValue={1} max={3} />);
    fireEvent.pointerDown(screen.getByRole('button', { name: 'More' }), { button: 0 });
    for (const wait of [400, 70, 70]) act(() => void vi.advanceTimersByTime(wait));
    expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
    expect(vi.getTimerCount()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Less' }));
    expect(screen.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '2');
  } finally {
    vi.useRealTimers();
  }
});

test('changes nothing while it is read-only', async () => {
  const ref = createRef<HTMLInputElement>();
  render(<NumberField {...words} defaultValue={7} max={9} readOnly ref={ref} />);
  ref.current?.focus();
  await userEvent.keyboard('{ArrowUp}5');
  expect(screen.getByRole('spinbutton')).toHaveValue('7');
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
});
