import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RewardShow } from './index.ts';

let still = false;
const animate = vi.fn<() => Animation>();
beforeEach(() => {
  still = false;
  vi.useFakeTimers();
  animate.mockClear();
  Element.prototype.animate = animate;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: still && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wallet = new DOMRect(200, 10, 120, 40);
function open(props: Partial<ComponentProps<typeof RewardShow>> = {}) {
  const told: string[] = [];
  render(
    <RewardShow
      drawing="data:,"
      gain="+2,000"
      onEnd={() => told.push('end')}
      onLand={() => told.push('land')}
      pictures={['data:,']}
      size="small"
      skipLabel="Skip"
      title="You won 2,000 gold"
      to={wallet}
      {...props}
    />,
  );
  return told;
}
const wait = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('a small one flies, lands, says what came at the wallet, and is over', () => {
  const told = open();
  expect(told).toEqual([]);
  wait(700);
  expect(told).toEqual([]);
  wait(100);
  expect(told).toEqual(['land']);
  wait(400);
  expect(screen.getByText('+2,000')).toBeVisible();
  wait(2_000);
  expect(told).toEqual(['land', 'end']);
});

test('what came stands within the window, however much it is', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
  open({ gain: '+222,000 gold +5 spins +30 points', to: new DOMRect(window.innerWidth - 120, 10, 100, 40) });
  wait(1_200);
  const middle = Number.parseFloat(screen.getByText(/^\+222,000/u).style.insetInlineStart);
  expect(middle + 200).toBeLessThan(window.innerWidth);
  width.mockRestore();
});

test('a larger one stands in the middle before it flies', () => {
  const told = open({ size: 'grand' });
  expect(screen.getByText('You won 2,000 gold')).toBeVisible();
  wait(3_100);
  expect(told).toEqual([]);
  wait(200);
  expect(screen.queryByText('You won 2,000 gold')).not.toBeInTheDocument();
  wait(800);
  expect(told).toEqual(['land']);
});

test.each([
  ['a press on it', () => fireEvent.click(screen.getByRole('button', { name: 'Skip' }))],
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
])('%s ends it: the wallet counts up at once', (_what, act_) => {
  const told = open({ size: 'big' });
  act_();
  expect(told).toEqual(['land', 'end']);
  wait(10_000);
  expect(told).toEqual(['land', 'end']);
});

test('a small one covers nothing, and the next press ends it', () => {
  const told = open();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  fireEvent.pointerDown(document.body);
  expect(told).toEqual(['land', 'end']);
});

test('under reduced motion nothing flies: the wallet counts at once, the words stay for a while', () => {
  still = true;
  const told = open({ size: 'big' });
  wait(10);
  expect(told).toEqual(['land']);
  expect(screen.getByText('You won 2,000 gold')).toBeVisible();
  expect(document.querySelector('canvas')).toBeNull();
  wait(1_800);
  expect(screen.getByText('+2,000')).toBeVisible();
  expect(animate).not.toHaveBeenCalled();
});

test('without a wallet on the page it is shown, and ends', () => {
  const told = open({ to: undefined });
  wait(3_000);
  expect(told).toEqual(['land', 'end']);
});
