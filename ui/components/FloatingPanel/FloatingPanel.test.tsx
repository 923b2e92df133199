import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FloatingPanel, type Placement } from './index.ts';

/** jsdom has no layout: a panel of 200 × 100 on a screen of 1000 × 800. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  setScreen(1000, 800);
});
function setScreen(width: number, height: number): void {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(height);
  act(() => {
    fireEvent(globalThis.window, new Event('resize'));
  });
}

interface PanelProps {
  name?: string;
  defaultPlacement?: Placement;
  onPlacementChange?: (placement: Placement | undefined) => void;
}

function Panel({ name = 'Live', ...kept }: PanelProps) {
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
        {...kept}
      >
        <input aria-label={`Volume ${name}`} />
      </FloatingPanel>
    </>
  );
}

const panel = (name = 'Live') => screen.getByRole('region', { name });
const at = (name?: string): string => panel(name).style.transform;

test('opens in its corner without taking the focus, closes on Escape and returns the focus', async () => {
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

test('moves by arrows on its grip inside the screen, and back by Home', async () => {
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

test('ignores arrows in its content', async () => {
  render(<Panel />);
  await userEvent.click(screen.getByRole('button', { name: 'Open Live' }));
  screen.getByRole('textbox', { name: 'Volume Live' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(at()).toBe('translate(784px,684px)');
});

test('follows a drag, and stays inside a shrinking screen', async () => {
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

test('reports its placement to its owner, and opens there', async () => {
  const moved = vi.fn<(placement: Placement | undefined) => void>();
  const first = render(<Panel onPlacementChange={moved} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open Live' }));
  expect(at()).toBe('translate(784px,684px)');
  screen.getByRole('button', { name: 'Move Live' }).focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  const [placement] = moved.mock.lastCall ?? [];
  first.unmount();
  const again = render(
    <Panel {...(placement === undefined ? {} : { defaultPlacement: placement })} onPlacementChange={moved} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open Live' }));
  expect(at()).toBe('translate(720px,684px)');
  screen.getByRole('button', { name: 'Move Live' }).focus();
  await userEvent.keyboard('{Home}');
  expect(moved).toHaveBeenLastCalledWith(undefined);
  again.unmount();
});

test('folds to its bar and keeps its content', async () => {
  render(<Panel />);
  await userEvent.click(screen.getByRole('button', { name: 'Open Live' }));
  const field = screen.getByRole('textbox', { name: 'Volume Live' });
  await userEvent.type(field, '7');
  await userEvent.click(screen.getByRole('button', { name: 'Fold' }));
  expect(screen.queryByRole('textbox', { name: 'Volume Live' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Unfold' }));
  expect(screen.getByRole('textbox', { name: 'Volume Live' })).toHaveValue('7');
});

test('moves to the top when it is touched', async () => {
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
