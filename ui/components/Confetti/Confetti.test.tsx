import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CoinShower } from '../CoinShower/index.ts';
import { Confetti } from './index.ts';

const thrown = vi.hoisted(() => {
  const fire = vi.fn();
  return { fire, reset: vi.fn(), create: vi.fn(), landed: [] as (() => void)[] };
});
vi.mock('canvas-confetti', () => {
  const create = (...given: unknown[]) => {
    thrown.create(...given);
    const fire = (shot: unknown) => {
      thrown.fire(shot);
      return new Promise<void>((resolve) => {
        thrown.landed.push(resolve);
      });
    };
    return Object.assign(fire, { reset: thrown.reset });
  };
  return { default: { create, shapeFromPath: (path: string) => ({ type: 'path', path }) } };
});

let still = false;
beforeEach(() => {
  still = false;
  thrown.landed.length = 0;
  for (const spy of [thrown.fire, thrown.reset, thrown.create]) spy.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('Path2D', class {});
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: still && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const land = () => act(async () => thrown.landed.splice(0).forEach((resolve) => resolve()));

test.each([
  ['Confetti', Confetti],
  ['CoinShower', CoinShower],
])('%s starts and reports once that all pieces have fallen', async (_name, Thrown) => {
  const end = vi.fn();
  render(<Thrown onEnd={end} skipLabel="Skip" />);
  await vi.dynamicImportSettled();
  await pass(5_000);
  expect(thrown.fire).toHaveBeenCalled();
  expect(end).not.toHaveBeenCalled();
  await land();
  expect(end).toHaveBeenCalledOnce();
});

test('draws on a canvas of the page without a worker, which a strict policy would refuse', async () => {
  render(<Confetti onEnd={vi.fn()} skipLabel="Skip" />);
  await vi.dynamicImportSettled();
  await pass(10);
  expect(thrown.create).toHaveBeenCalledWith(
    document.querySelector('canvas'),
    expect.objectContaining({ useWorker: false }),
  );
});

test('draws coins in their own shape', async () => {
  render(<CoinShower onEnd={vi.fn()} skipLabel="Skip" />);
  await vi.dynamicImportSettled();
  await pass(10);
  expect(thrown.fire.mock.calls[0]?.[0]).toMatchObject({ shapes: [{ type: 'path' }] });
});

test('ends a jackpot by its button and by Escape', async () => {
  const end = vi.fn();
  render(<Confetti onEnd={end} size="jackpot" skipLabel="Skip" />);
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(end).toHaveBeenCalledTimes(2);
});

test('clears the canvas and reports nothing when it is unmounted', async () => {
  const end = vi.fn();
  const { unmount } = render(<Confetti onEnd={end} size="jackpot" skipLabel="Skip" />);
  await vi.dynamicImportSettled();
  await pass(600);
  unmount();
  await pass(5_000);
  await land();
  expect(thrown.reset).toHaveBeenCalled();
  expect(end).not.toHaveBeenCalled();
  expect(document.querySelector('canvas')).toBeNull();
});

test('draws nothing and ends immediately under reduced motion', async () => {
  still = true;
  const end = vi.fn();
  render(<Confetti onEnd={end} size="jackpot" skipLabel="Skip" />);
  await pass(1_000);
  expect(end).toHaveBeenCalledOnce();
  expect(thrown.create).not.toHaveBeenCalled();
  expect(document.querySelector('canvas')).toBeNull();
});

test.each([
  ['Confetti', Confetti],
  ['CoinShower', CoinShower],
])('%s ends immediately in a window that cannot draw', async (_name, Thrown) => {
  vi.stubGlobal('Path2D', undefined);
  const end = vi.fn();
  render(<Thrown onEnd={end} skipLabel="Skip" />);
  await vi.dynamicImportSettled();
  await pass(10);
  expect(end).toHaveBeenCalledOnce();
  expect(thrown.create).not.toHaveBeenCalled();
});

test.each([
  ['confetti', Confetti],
  ['coins', CoinShower],
] as const)('%s passes its ref to the layer of the canvas', (_, Celebration) => {
  const ref = createRef<HTMLDivElement>();
  render(<Celebration onEnd={vi.fn()} ref={ref} size="jackpot" skipLabel="Skip" />);
  expect(ref.current).toContainElement(screen.getByRole('button', { name: 'Skip' }));
});
