import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { BottomSheet } from './index.ts';

function open(onOpenChange: (open: boolean) => void) {
  render(
    <BottomSheet closeLabel="Close" onOpenChange={onOpenChange} open title="Game">
      About the game
    </BottomSheet>,
  );
  const sheet = screen.getByRole('dialog', { name: 'Game' });
  const handle = sheet.querySelector('[data-part=bottom-sheet-handle]');
  if (!handle) throw new Error('the sheet has no handle');
  return { sheet, handle };
}

/** Pulls the handle down by 100 px once and releases it after `time` ms. */
function pull(handle: Element, pixels: number, time: number) {
  const event = (type: string, clientY: number, timeStamp: number) => {
    const made = new MouseEvent(type, { bubbles: true, clientY });
    Object.defineProperty(made, 'timeStamp', { value: timeStamp });
    return made;
  };
  fireEvent(handle, event('pointerdown', 100, 1000));
  fireEvent(handle, event('pointermove', 100 + pixels, 1000 + time / 2));
  return () => fireEvent(handle, event('pointerup', 100 + pixels, 1000 + time));
}

test('closes by its button', async () => {
  const change = vi.fn();
  open(change);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(change).toHaveBeenCalledWith(false);
});

test('takes the focus itself, so that screen readers read its name first', () => {
  const { sheet } = open(vi.fn());
  expect(sheet).toHaveFocus();
});

test('follows a pull and closes after a long one', () => {
  const change = vi.fn();
  const { sheet, handle } = open(change);
  const release = pull(handle, 200, 2000);
  expect(sheet.style.transform).toBe('translateY(200px)');
  release();
  expect(change).toHaveBeenCalledWith(false);
});

test('rises again after a long pull that did not close it, for example on a step back', async () => {
  const { sheet, handle } = open(vi.fn());
  pull(handle, 200, 2000)();
  await waitFor(() => expect(sheet.style.transform).toBe(''));
});

test('closes on a short fast pull, and returns after a short slow pull', () => {
  const change = vi.fn();
  const { sheet, handle } = open(change);
  pull(handle, 60, 900)();
  expect(change).not.toHaveBeenCalled();
  expect(sheet.style.transform).toBe('');
  pull(handle, 60, 50)();
  expect(change).toHaveBeenCalledWith(false);
});

test('opens and closes itself with a trigger, and passes its ref to its element', async () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <BottomSheet closeLabel="Close" ref={ref} title="Game" trigger={<button type="button">Open</button>}>
      About the game
    </BottomSheet>,
  );
  expect(ref.current).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Game' })).toBe(ref.current);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('keeps its name if its content has a header, and closes on Escape', async () => {
  const change = vi.fn();
  render(
    <BottomSheet closeLabel="Close" headHidden onOpenChange={change} open title="Game">
      <button type="button">Back</button>
    </BottomSheet>,
  );
  expect(screen.getByRole('dialog', { name: 'Game' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(change).toHaveBeenCalledWith(false);
});
