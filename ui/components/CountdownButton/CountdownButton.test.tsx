import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountdownButton } from './index.ts';

const start = Date.parse('2026-11-20T04:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(start);
});
afterEach(() => vi.useRealTimers());

const words = { children: 'Send again', waiting: (seconds: number) => `Again in ${String(seconds)} s`, ready: 'Now' };
const button = (name: string) => screen.getByRole('button', { name });
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('waits sixty seconds after a press, keeps the focus and does nothing meanwhile', () => {
  const send = vi.fn();
  const ref = createRef<HTMLButtonElement>();
  render(<CountdownButton {...words} onClick={send} ref={ref} />);
  button('Send again').focus();
  fireEvent.click(button('Send again'));
  expect(button('Again in 60 s')).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button('Again in 60 s'));
  expect(send).toHaveBeenCalledOnce();
  pass(1000);
  expect(button('Again in 59 s')).toHaveFocus();
  pass(58_999);
  expect(button('Again in 1 s')).toBe(ref.current);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  pass(1);
  expect(button('Send again')).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('status')).toHaveTextContent('Now');
  expect(vi.getTimerCount()).toBe(0);
});

test('shows the right number as soon as a tab wakes', () => {
  render(<CountdownButton {...words} defaultUntil={start + 60_000} />);
  // Its timers stopped meanwhile; the clock did not.
  vi.setSystemTime(start + 45_500);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(button('Again in 15 s')).toBeInTheDocument();
  pass(500);
  expect(button('Again in 14 s')).toBeInTheDocument();
});

test('waits as long as its owner says', () => {
  const change = vi.fn();
  const { rerender } = render(<CountdownButton {...words} onUntilChange={change} seconds={30} until={0} />);
  fireEvent.click(button('Send again'));
  expect(change).toHaveBeenCalledWith(start + 30_000);
  expect(button('Send again')).toBeInTheDocument();
  rerender(<CountdownButton {...words} onUntilChange={change} until={start + 12_000} />);
  expect(button('Again in 12 s')).toBeInTheDocument();
});

test.each([start - 1, 0, Number.NaN])('is enabled for an end that is over or missing (%d)', (until) => {
  render(<CountdownButton {...words} until={until} />);
  expect(button('Send again')).not.toHaveAttribute('aria-disabled');
});

test('is busy while the request is under way', () => {
  const send = vi.fn();
  render(<CountdownButton {...words} busy onClick={send} />);
  const busy = screen.getByRole('button', { busy: true });
  fireEvent.click(busy);
  expect(send).not.toHaveBeenCalled();
});
