import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Corner, Insets } from './index.ts';
import { MiniWindow, MiniWindowButton } from './index.ts';

const inset = { x: 12, y: 12 };
const insets: Insets = { 'top-left': inset, 'top-right': inset, 'bottom-left': inset, 'bottom-right': inset };
const onOpen = vi.fn();
const onClose = vi.fn();

function Window() {
  const [corner, setCorner] = useState<Corner>('bottom-right');
  return (
    <>
      <output aria-label="corner">{corner}</output>
      <MiniWindow
        actions={
          <MiniWindowButton label="close" onClick={onClose}>
            ×
          </MiniWindowButton>
        }
        caption="otter"
        corner={corner}
        dropLabel="drop here"
        insets={insets}
        label="live"
        onClose={onClose}
        onCornerChange={setCorner}
        onOpen={onOpen}
        openLabel="watch"
      >
        picture
      </MiniWindow>
    </>
  );
}
const corner = () => screen.getByLabelText('corner').textContent;

test('moves from corner to corner by arrow keys, opens on Enter and closes on Escape', async () => {
  render(<Window />);
  screen.getByRole('button', { name: 'watch' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(corner()).toBe('bottom-left');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(corner()).toBe('top-left');
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('shows the target corner during a drag, and opens nothing', () => {
  onOpen.mockClear();
  render(<Window />);
  const picture = screen.getByRole('button', { name: 'watch' });
  fireEvent.mouseDown(picture, { clientX: 900, clientY: 700 });
  fireEvent.mouseMove(document, { clientX: 500, clientY: 400 });
  fireEvent.mouseMove(document, { clientX: 100, clientY: 100 });
  expect(screen.getByText('drop here')).toBeVisible();
  fireEvent.mouseUp(document);
  fireEvent.click(picture);
  expect(screen.queryByText('drop here')).toBeNull();
  expect(corner()).toBe('top-left');
  expect(onOpen).not.toHaveBeenCalled();
});

test('is a named region, and its buttons start no drag', async () => {
  onClose.mockClear();
  render(<Window />);
  expect(screen.getByRole('region', { name: 'live' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('appears at its corner without an animation, and animates later moves', async () => {
  render(<Window />);
  const region = screen.getByRole('region', { name: 'live' });
  expect(region).toBeVisible();
  expect(region.style.transition).toBe('none');
  await waitFor(() => expect(region.style.transition).toBe(''));
});
