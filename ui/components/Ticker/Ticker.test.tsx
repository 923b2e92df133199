import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Ticker } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const lines = ['first', 'second', 'third'].map((text) => ({ id: text, content: text }));

function show(some = lines) {
  render(<Ticker delay={1_000} icon={<svg />} label="Wins" lines={some} pauseLabel="Pause" playLabel="Play" />);
  return screen.getByRole('region', { name: 'Wins' });
}
const wait = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('shows one line after the other and starts again', () => {
  const ticker = show();
  for (const text of ['first', 'second', 'third', 'first']) {
    expect(ticker).toHaveTextContent(text);
    wait(1_000);
  }
});

test('pauses while the pointer is over it or the focus is in it', () => {
  const ticker = show();
  fireEvent.pointerEnter(ticker);
  wait(5_000);
  expect(ticker).toHaveTextContent('first');
  fireEvent.pointerLeave(ticker);
  wait(1_000);
  expect(ticker).toHaveTextContent('second');
  fireEvent.focusIn(ticker);
  wait(5_000);
  expect(ticker).toHaveTextContent('second');
});

test('stops on a press and continues on the next', () => {
  const ticker = show();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  wait(5_000);
  expect(ticker).toHaveTextContent('first');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(1_000);
  expect(ticker).toHaveTextContent('second');
});

test('has no pause button for a single line, and draws nothing without lines', () => {
  show(lines.slice(0, 1));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const { container } = render(<Ticker icon={<svg />} label="Wins" lines={[]} pauseLabel="Pause" playLabel="Play" />);
  expect(container).toBeEmptyDOMElement();
});

test('is paused by the page, and reports a press to the page', () => {
  const change = vi.fn();
  const ref = createRef<HTMLElement>();
  render(
    <Ticker
      icon={<svg />}
      label="Wins"
      lines={lines}
      onPausedChange={change}
      pauseLabel="Pause"
      paused
      playLabel="Play"
      ref={ref}
    />,
  );
  wait(10_000);
  const ticker = screen.getByRole('region', { name: 'Wins' });
  expect(ticker).toHaveTextContent('first');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(change).toHaveBeenCalledWith(false);
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  expect(ref.current).toBe(ticker);
});

test('continues if fewer lines are left than it had shown', () => {
  const page = (some: typeof lines) => (
    <Ticker delay={1_000} icon={<svg />} label="Wins" lines={some} pauseLabel="Pause" playLabel="Play" />
  );
  const { rerender } = render(page(lines));
  wait(1_000);
  wait(1_000);
  expect(screen.getByRole('region')).toHaveTextContent('third');
  rerender(page(lines.slice(0, 2)));
  expect(screen.getByRole('region')).toHaveTextContent('first');
});
