import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Pagination } from './index.ts';

const words = {
  label: 'Bank book',
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  last: 'Last',
  summary: (page: number, pages: number) => `${String(page)} of ${String(pages)}`,
};
const shown = (): string[] => screen.getAllByRole('button', { name: /^\d+$/u }).map((one) => one.textContent ?? '');
const current = (): string | null => screen.getByRole('button', { current: 'page' }).textContent;
const press = async (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

test('shows the group of five that contains the page', async () => {
  render(<Pagination defaultPage={5} pages={12} words={words} />);
  expect(screen.getByRole('navigation', { name: 'Bank book' })).toHaveTextContent('5 of 12');
  expect(shown()).toEqual(['1', '2', '3', '4', '5']);
  await press('Next');
  expect(shown()).toEqual(['6', '7', '8', '9', '10']);
  expect(current()).toBe('6');
  await press('Last');
  expect(shown()).toEqual(['11', '12']);
  await press('Previous');
  await press('First');
  expect(shown()).toEqual(['1', '2', '3', '4', '5']);
  expect(current()).toBe('1');
});

test('keeps the focus on a step at an end, announces it as disabled, and does nothing', async () => {
  const change = vi.fn();
  render(<Pagination defaultPage={2} onPageChange={change} pages={3} words={words} />);
  await press('Next');
  const next = screen.getByRole('button', { name: 'Next' });
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(change.mock.calls).toEqual([[3]]);
});

test('requests a page and shows the answer, and ignores the current page', async () => {
  const change = vi.fn();
  render(<Pagination onPageChange={change} page={2} pages={9} words={words} />);
  await press('4');
  await press('2');
  expect(change.mock.calls).toEqual([[4]]);
  expect(current()).toBe('2');
});

test('ignores presses while a page is loading', async () => {
  const change = vi.fn();
  render(<Pagination busy onPageChange={change} page={2} pages={9} words={words} />);
  await press('4');
  await press('Next');
  expect(change).not.toHaveBeenCalled();
});

test.each([
  [0, '1'],
  [99, '9'],
  [Number.NaN, '1'],
])('treats page %s of nine as page %s', (page, here) => {
  render(<Pagination page={page} pages={9} words={words} />);
  expect(current()).toBe(here);
});

test.each([0, 1])('draws nothing for %i pages', (pages) => {
  const { container } = render(<Pagination pages={pages} words={words} />);
  expect(container).toBeEmptyDOMElement();
});
