import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FloatingPanel } from './index.ts';

/** jsdom has no layout: a panel of 200 × 100 on a screen of 1000 × 800. */
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  setScreen(1000, 800);
});
afterEach(() => {
  localStorage.clear();
});

function setScreen(width: number, height: number): void {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(height);
  act(() => {
    fireEvent(globalThis.window, new Event('resize'));
  });
}

function Panel({ name = 'Live', storageKey }: { name?: string; storageKey?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Open {name}
      </button>
      <FloatingPanel
        closeLabel="Close"
        minimiseLabel="Fold"
        moveLabel={`Move ${name}`}
        onOpenChange={setOpen}
        open={open}
        restoreLabel="Unfold"
        title={name}
        {...(storageKey === undefined ? {} : { storageKey })}
      >
        <input aria-label={`Volume ${name}`} />
      </FloatingPanel>
    </>
  );
}

const panel = (name = 'Live') => screen.getByRole('region', { name });
const at = (name?: string): string => panel(name).style.transform;

test('opens in its corner without taking the focus; Escape closes it and gives the focus back', async () => {
  render(<Panel />);
  const opener = screen.getByRole('button', { name: 'Open Live' });
  await userEvent.click(opener);
  expect(opener).toHaveFocus();
  expect(at()).toBe('translate(784px,684px)');
  screen.getByRole('textbox', { name: 'Volume Live' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('arrows on its grip move it, as far as the screen goes; Home brings it back', async () => {
  render(<Panel />);
  await userEvent.click(screen.getByRole('button', { name: 'Open Live' }));
  screen.getByRole('button', { name: 'Move Live' }).focus();
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  expect(at()).toBe('translate(768px,668px)');
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(at()).toBe('translate(792px,692px)');
  await userEvent.keyboard('{Home}');
  expect(at()).toBe('translate(784px,684px)');
});

test('arrows in its content stay there', async () => {
  render(<Panel />);
  await userEvent.click(screen.getByRole('button', { name: 'Open Live' }));
  screen.getByRole('textbox', { name: 'Volume Live' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(at()).toBe('translate(784px,684px)');
});

test('follows a drag, and stays on the screen when that shrinks', async () => {
  render(<Panel />);
  await userEvent.click(screen.getByRole('button', { name: 'Open Live' }));
  const heading = screen.getByRole('heading', { name: 'Live' });
  fireEvent.mouseDown(heading, { button: 0, clientX: 800, clientY: 700 });
  fireEvent.mouseMove(document, { clientX: 100, clientY: 600 });
  fireEvent.mouseUp(document, { clientX: 100, clientY: 600 });
  expect(at()).toBe('translate(84px,584px)');
  setScreen(360, 400);
  expect(at()).toBe('translate(84px,184px)');
});

test('remembers its place under its key; what is not a place is passed over', async () => {
  localStorage.setItem('live', '{"corner":"middle","x":"1","y":null}');
  const first = render(<Panel storageKey="live" />);
  await userEvent.click(screen.getByRole('button', { name: 'Open Live' }));
  expect(at()).toBe('translate(784px,684px)');
  screen.getByRole('button', { name: 'Move Live' }).focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  first.unmount();
  render(<Panel storageKey="live" />);
  await userEvent.click(screen.getByRole('button', { name: 'Open Live' }));
  expect(at()).toBe('translate(720px,684px)');
});

test('folds to its bar and keeps what is in it', async () => {
  render(<Panel />);
  await userEvent.click(screen.getByRole('button', { name: 'Open Live' }));
  const field = screen.getByRole('textbox', { name: 'Volume Live' });
  await userEvent.type(field, '7');
  await userEvent.click(screen.getByRole('button', { name: 'Fold' }));
  expect(screen.queryByRole('textbox', { name: 'Volume Live' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Unfold' }));
  expect(screen.getByRole('textbox', { name: 'Volume Live' })).toHaveValue('7');
});

test('the one touched last lies on top', async () => {
  render(
    <>
      <Panel name="One" />
      <Panel name="Two" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open One' }));
  await userEvent.click(screen.getByRole('button', { name: 'Open Two' }));
  const level = (name: string): number => Number(panel(name).style.zIndex);
  expect(level('Two')).toBeGreaterThan(level('One'));
  fireEvent.pointerDown(panel('One'));
  expect(level('One')).toBeGreaterThan(level('Two'));
  act(() => screen.getByRole('textbox', { name: 'Volume Two' }).focus());
  expect(level('Two')).toBeGreaterThan(level('One'));
});
