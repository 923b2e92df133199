import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './index.ts';

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

const press = vi.fn();
const show = () => {
  press.mockClear();
  render(
    <Tooltip text="Nobody sees your name">
      <button onClick={press} type="button">
        Hide
      </button>
    </Tooltip>,
  );
  return screen.getByRole('button', { name: 'Hide' });
};
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

test('shows immediately on focus as the description, and hides on Escape and blur', async () => {
  const button = show();
  await user().tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Nobody sees your name');
  expect(button).toHaveAccessibleDescription('Nobody sees your name');
  await user().keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('shows under a resting mouse, and not under a passing mouse', async () => {
  const button = show();
  await user().hover(button);
  wait(200);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  wait(300);
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
});

const finger = { pointerType: 'touch', clientX: 10, clientY: 10 } as const;

test('shows for a while on a long press, which has no other effect', () => {
  const button = show();
  fireEvent.pointerDown(button, finger);
  wait(600);
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  fireEvent.pointerUp(button, finger);
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  wait(2100);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('does not show on a tap or a scroll', () => {
  const button = show();
  fireEvent.pointerDown(button, finger);
  fireEvent.pointerUp(button, finger);
  fireEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
  fireEvent.pointerDown(button, finger);
  fireEvent.pointerMove(button, { ...finger, clientY: 60 });
  wait(1000);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('passes its ref to the element of its text', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <Tooltip defaultOpen ref={ref} text="Only you see this">
      <button type="button">Hide</button>
    </Tooltip>,
  );
  expect(ref.current).toHaveTextContent('Only you see this');
});
