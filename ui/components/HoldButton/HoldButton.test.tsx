import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOLD_MS, HoldButton } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const show = (props: { disabled?: boolean; busy?: boolean } = {}) => {
  const held = vi.fn();
  const tap = vi.fn();
  render(
    <HoldButton onHeld={held} onTap={tap} {...props}>
      Hold to send
    </HoldButton>,
  );
  return { held, tap, button: screen.getByRole('button', { name: 'Hold to send' }) };
};
const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

test('acts once after a long hold, and ignores the click that ends the hold', () => {
  const { held, tap, button } = show();
  fireEvent.pointerDown(button, { button: 0 });
  wait(HOLD_MS - 1);
  expect(held).not.toHaveBeenCalled();
  wait(1);
  expect(held).toHaveBeenCalledOnce();
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  expect(tap).not.toHaveBeenCalled();
});

test('calls only its tap action after a short press', () => {
  const { held, tap, button } = show();
  fireEvent.pointerDown(button, { button: 0 });
  wait(HOLD_MS / 2);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  wait(HOLD_MS);
  expect(held).not.toHaveBeenCalled();
  expect(tap).toHaveBeenCalledOnce();
});

test('cancels the hold when the finger leaves', () => {
  const { held, button } = show();
  fireEvent.pointerDown(button, { button: 0 });
  fireEvent.pointerLeave(button);
  wait(HOLD_MS);
  expect(held).not.toHaveBeenCalled();
});

test('can be held by a key, and treats a short key press or a screen reader’s press as a tap', () => {
  const { held, tap, button } = show();
  fireEvent.keyDown(button, { key: 'Enter' });
  fireEvent.keyDown(button, { key: 'Enter', repeat: true });
  wait(HOLD_MS);
  fireEvent.keyUp(button, { key: 'Enter' });
  expect(held).toHaveBeenCalledOnce();
  expect(tap).not.toHaveBeenCalled();
  fireEvent.keyDown(button, { key: 'Enter' });
  fireEvent.keyUp(button, { key: 'Enter' });
  expect(tap).toHaveBeenCalledOnce();
  fireEvent.click(button);
  expect(tap).toHaveBeenCalledTimes(2);
});

test.each([{ disabled: true }, { busy: true }])('ignores presses while it is %o', (props) => {
  const { held, tap, button } = show(props);
  fireEvent.pointerDown(button, { button: 0 });
  wait(HOLD_MS);
  fireEvent.click(button);
  expect(held).not.toHaveBeenCalled();
  expect(tap).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});
