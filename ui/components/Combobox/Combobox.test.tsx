import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { stubMeasures } from '../../testing/stubMeasures.ts';
import { Combobox, type ComboboxOption } from './index.ts';
import { partsOf } from './matches.ts';

beforeAll(stubMeasures);

const words = {
  open: 'Show all',
  clear: 'Clear',
  loading: 'Searching',
  none: 'Nobody found',
  found: (count: number) => `${String(count)} found`,
};
const people: readonly ComboboxOption[] = [
  { value: '1', label: 'Alice', hint: '80013526' },
  { value: '2', label: 'Đà Lạt Bob' },
  { value: '3', label: 'Carol', disabled: true },
];
const input = (): HTMLElement => screen.getByRole('combobox', { name: 'Player' });
const options = (): string[] => screen.queryAllByRole('option').map((one) => one.textContent ?? '');

test('shows all options, filters by label and second line, marks the match, and selects by Enter', async () => {
  const change = vi.fn();
  render(<Combobox label="Player" onValueChange={change} options={people} words={words} />);
  await userEvent.click(input());
  expect(options()).toHaveLength(3);
  await userEvent.type(input(), '135');
  expect(options()).toEqual(['Alice80013526']);
  expect(within(screen.getByRole('option')).getByText('135')).toHaveProperty('tagName', 'MARK');
  expect(screen.getByText('1 found')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(change).toHaveBeenCalledWith(people[0]);
  expect(input()).toHaveValue('Alice');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('ignores case, width and accents', async () => {
  render(<Combobox label="Player" options={people} words={words} />);
  await userEvent.type(input(), 'ＤA LAT');
  expect(options()).toEqual(['Đà Lạt Bob']);
  expect(partsOf('Đà Lạt Bob', 'a la').map((part) => [part.text, part.hit])).toEqual([
    ['Đ', false],
    ['à Lạ', true],
    ['t Bob', false],
  ]);
});

test('skips disabled options by arrows, and restores the selected name on Escape', async () => {
  const change = vi.fn();
  render(
    <Combobox defaultValue={people[1] ?? null} label="Player" onValueChange={change} options={people} words={words} />,
  );
  expect(input()).toHaveValue('Đà Lạt Bob');
  await userEvent.clear(input());
  await userEvent.type(input(), 'zzz');
  expect(options()).toEqual([]);
  expect(screen.getAllByText('Nobody found').length).toBeGreaterThan(0);
  await userEvent.keyboard('{Escape}');
  expect(input()).toHaveValue('Đà Lạt Bob');
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = input().getAttribute('aria-activedescendant');
  expect(document.getElementById(active ?? '')).not.toHaveTextContent('Carol');
});

test('selects nothing when the focus leaves a highlighted option', async () => {
  const change = vi.fn();
  render(<Combobox label="Player" onValueChange={change} options={people} words={words} />);
  await userEvent.type(input(), 'ali');
  await userEvent.tab();
  await userEvent.click(document.body);
  expect(change).not.toHaveBeenCalled();
  expect(input()).toHaveValue('');
});

test('reports no query and selects nothing by Enter while an input method composes', async () => {
  const ask = vi.fn();
  const change = vi.fn();
  render(
    <Combobox
      filter={false}
      label="Player"
      onQueryChange={ask}
      onValueChange={change}
      options={people}
      words={words}
    />,
  );
  await userEvent.click(input());
  await userEvent.keyboard('{ArrowDown}');
  fireEvent.compositionStart(input());
  fireEvent.change(input(), { target: { value: 'ㄒ' } });
  expect(input()).toHaveValue('ㄒ');
  expect(ask).not.toHaveBeenCalled();
  fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229, isComposing: true });
  expect(change).not.toHaveBeenCalled();
  fireEvent.change(input(), { target: { value: '小' } });
  fireEvent.compositionEnd(input());
  expect(ask.mock.calls).toEqual([['小']]);
});

test('shows the server’s options unfiltered and announces that it is loading', async () => {
  const ask = vi.fn();
  const field = (found: readonly ComboboxOption[], loading: boolean) => (
    <Combobox filter={false} label="Player" loading={loading} onQueryChange={ask} options={found} words={words} />
  );
  const { rerender } = render(field([], true));
  await userEvent.type(input(), 'x');
  expect(ask).toHaveBeenLastCalledWith('x');
  expect(screen.getAllByText('Searching').length).toBeGreaterThan(0);
  rerender(field(people, false));
  expect(options()).toHaveLength(3);
});

test('is cleared by its button and shows the value of the page', async () => {
  const change = vi.fn();
  const { rerender } = render(
    <Combobox label="Player" onValueChange={change} options={people} value={people[0] ?? null} words={words} />,
  );
  expect(input()).toHaveValue('Alice');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(change).toHaveBeenCalledWith(null);
  expect(input()).toHaveFocus();
  rerender(<Combobox label="Player" onValueChange={change} options={people} value={people[1] ?? null} words={words} />);
  expect(input()).toHaveValue('Đà Lạt Bob');
  rerender(<Combobox disabled label="Player" options={people} value={null} words={words} />);
  expect(input()).toHaveValue('');
  expect(input()).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
});
