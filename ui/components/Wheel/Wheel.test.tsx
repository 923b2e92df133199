import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Wheel } from './index.ts';

let still = false;
beforeEach(() => {
  still = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: still && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.useRealTimers();
});

const labels = {
  wheel: 'Fire wheel',
  spin: 'Spin',
  skip: 'Show the result',
  result: (label: string) => `You won ${label}`,
};
const sectors = ['500 gold', '50 gems', '20,000 gold', 'a ticket'].map((label) => ({ id: label, label, mark: label }));
const page = (props: Partial<ComponentProps<typeof Wheel>> = {}) => (
  <Wheel labels={labels} onSpin={vi.fn()} sectors={sectors} {...props} />
);
const wheel = () => screen.getByRole('group', { name: 'Fire wheel' });
const rotation = (): number =>
  Number(/rotate\((.*)deg\)/u.exec(document.querySelector('[data-part=wheel-disc]')?.getAttribute('style') ?? '')?.[1]);
const wait = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('requests a result on a press, and turns only after the result', () => {
  const spin = vi.fn();
  const ref = createRef<HTMLButtonElement>();
  render(page({ onSpin: spin, ref }));
  fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
  wait(60_000);
  expect(spin).toHaveBeenCalledOnce();
  expect(rotation()).toBe(0);
  expect(wheel()).toHaveAttribute('data-state', 'resting');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(ref.current).toBe(screen.getByRole('button'));
});

test('ignores presses while the request is running', () => {
  const spin = vi.fn();
  render(page({ busy: true, onSpin: spin }));
  fireEvent.click(screen.getByRole('button', { name: 'Spin', busy: true }));
  expect(spin).not.toHaveBeenCalled();
});

test('turns forward to the given sector, then announces it once', () => {
  const settled = vi.fn();
  const { rerender } = render(page({ onSettled: settled }));
  rerender(page({ onSettled: settled, result: { spin: 1, sector: '20,000 gold' } }));
  expect(wheel()).toHaveAttribute('data-state', 'turning');
  expect(screen.getByRole('status')).toHaveTextContent('');
  expect(rotation()).toBe(5 * 360 + 180);
  wait(4_200);
  expect(wheel()).toHaveAttribute('data-state', 'settled');
  expect(screen.getByRole('status')).toHaveTextContent('You won 20,000 gold');
  expect(settled.mock.calls).toEqual([['20,000 gold']]);
  const before = rotation();
  rerender(page({ onSettled: settled, result: { spin: 2, sector: '20,000 gold' } }));
  expect(rotation()).toBe(before + 5 * 360);
  wait(4_200);
  rerender(page({ onSettled: settled, result: { spin: 3, sector: '50 gems' } }));
  expect(((rotation() % 360) + 360) % 360).toBe(270);
  wait(4_200);
  expect(settled).toHaveBeenCalledTimes(3);
});

test('shows the result immediately on a press while it turns, and requests nothing', () => {
  const settled = vi.fn();
  const spin = vi.fn();
  const { rerender } = render(page({ onSettled: settled, onSpin: spin }));
  rerender(page({ onSettled: settled, onSpin: spin, result: { spin: 1, sector: 'a ticket' } }));
  fireEvent.click(screen.getByRole('button', { name: 'Show the result' }));
  expect(screen.getByRole('status')).toHaveTextContent('You won a ticket');
  wait(10_000);
  expect(settled).toHaveBeenCalledOnce();
  expect(spin).not.toHaveBeenCalled();
});

test('shows the result immediately under reduced motion', () => {
  still = true;
  const { rerender } = render(page());
  rerender(page({ result: { spin: 1, sector: '50 gems' } }));
  wait(300);
  expect(screen.getByRole('status')).toHaveTextContent('You won 50 gems');
});

test('shows an initial result without a turn and without a report', () => {
  const settled = vi.fn();
  render(page({ onSettled: settled, result: { spin: 1, sector: '50 gems' } }));
  expect(wheel()).toHaveAttribute('data-state', 'settled');
  expect(rotation()).toBe(270);
  wait(10_000);
  expect(settled).not.toHaveBeenCalled();
});

test('does not move for an unknown sector, and still reports', () => {
  const settled = vi.fn();
  const { rerender } = render(page({ onSettled: settled }));
  rerender(page({ onSettled: settled, result: { spin: 1, sector: 'a house' } }));
  wait(4_200);
  expect(rotation()).toBe(0);
  expect(settled).toHaveBeenCalledWith('a house');
});

test('stays focusable with the reason when it is refused', () => {
  const spin = vi.fn();
  render(page({ disabledReason: 'No tickets left', onSpin: spin }));
  const button = screen.getByRole('button', { name: 'Spin' });
  expect(button).toHaveAccessibleDescription('No tickets left');
  fireEvent.click(button);
  expect(spin).not.toHaveBeenCalled();
});
