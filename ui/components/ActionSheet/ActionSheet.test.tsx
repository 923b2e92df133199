import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Action, ActionSheet, type Point, useLongPress } from './index.ts';

const screenIs = (wide: boolean): void =>
  void vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wide && query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

beforeEach(() => screenIs(false));
afterEach(() => {
  vi.useRealTimers();
});

const reply = vi.fn();
const report = vi.fn();
const actions: readonly Action[] = [
  { id: 'reply', label: 'Reply', icon: <svg />, onSelect: reply },
  { id: 'report', label: 'Report', icon: <svg />, tone: 'danger', hint: 'Moderators will look', onSelect: report },
  { id: 'pin', label: 'Pin', icon: <svg />, disabled: true, onSelect: report },
];

function Message(): ReactNode {
  const [at, setAt] = useState<Point>();
  const press = useLongPress(setAt);
  return (
    <>
      <button {...press} type="button">
        hello
      </button>
      <ActionSheet
        actions={actions}
        at={at ?? { x: 0, y: 0 }}
        cancelLabel="Cancel"
        onOpenChange={(open) => (open ? undefined : setAt(undefined))}
        open={at !== undefined}
        preview="hello"
        title="Message of Momo"
      />
    </>
  );
}
const opened = (): void => {
  render(<Message />);
  const message = screen.getByRole('button', { name: 'hello' });
  message.focus();
  fireEvent.contextMenu(message);
};

test('names and shows the pressed thing in a sheet on a phone, and calls the chosen action after the sheet has closed', async () => {
  opened();
  const sheet = await screen.findByRole('dialog', { name: 'Message of Momo' });
  expect(sheet).toHaveTextContent('hello');
  expect(within(sheet).getByRole('button', { name: /^Report/u })).toHaveTextContent('Moderators will look');
  expect(within(sheet).getByRole('button', { name: 'Pin' })).toBeDisabled();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Reply' }));
  await waitFor(() => expect(reply).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('does nothing when it is cancelled and returns the focus', async () => {
  report.mockClear();
  opened();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'hello' })).toHaveFocus());
  expect(report).not.toHaveBeenCalled();
});

test('is a menu with arrow keys on a wide screen', async () => {
  screenIs(true);
  report.mockClear();
  opened();
  const menu = await screen.findByRole('menu', { name: 'Message of Momo' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(within(menu).getByRole('menuitem', { name: /^Report/u })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(report).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.getByRole('button', { name: 'hello' })).toHaveFocus());
});

function press(): HTMLElement {
  vi.useFakeTimers();
  render(<Message />);
  const message = screen.getByRole('button', { name: 'hello' });
  fireEvent.pointerDown(message, { pointerType: 'touch', clientX: 20, clientY: 30 });
  return message;
}
const wait = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('opens on a long press, but not if the finger leaves or moves away', () => {
  const message = press();
  wait(300);
  fireEvent.pointerUp(message);
  wait(500);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.pointerDown(message, { pointerType: 'touch', clientX: 20, clientY: 30 });
  fireEvent.pointerMove(message, { pointerType: 'touch', clientX: 20, clientY: 60 });
  wait(500);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.pointerDown(message, { pointerType: 'touch', clientX: 20, clientY: 30 });
  wait(500);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('ignores the click of the finger that opened it', () => {
  const message = press();
  wait(500);
  expect(fireEvent.click(message)).toBe(false);
  expect(fireEvent.click(message)).toBe(true);
});

test('ignores the browser’s menu after a long press, but not a later press of the menu key', () => {
  const message = press();
  wait(500);
  fireEvent.contextMenu(message);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  wait(500);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.contextMenu(message);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('opens the browser’s own menu while text is selected', () => {
  render(<Message />);
  const message = screen.getByRole('button', { name: 'hello' });
  getSelection()?.selectAllChildren(message);
  expect(fireEvent.contextMenu(message)).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  getSelection()?.removeAllRanges();
});
