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

test('flies a small reward to the wallet, shows the gain there, and ends', () => {
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

test('keeps a gain of any length inside the window', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
  open({ gain: '+222,000 gold +5 spins +30 points', to: new DOMRect(window.innerWidth - 120, 10, 100, 40) });
  wait(1_200);
  const middle = Number.parseFloat(screen.getByText(/^\+222,000/u).style.insetInlineStart);
  expect(middle + 200).toBeLessThan(window.innerWidth);
  width.mockRestore();
});

test('shows a larger reward in the middle before it flies', () => {
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
])('ends on %s and lets the wallet count up immediately', (_what, act_) => {
  const told = open({ size: 'big' });
  act_();
  expect(told).toEqual(['land', 'end']);
  wait(10_000);
  expect(told).toEqual(['land', 'end']);
});

test('covers nothing with a small reward, which ends on the next press', () => {
  const told = open();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  fireEvent.pointerDown(document.body);
  expect(told).toEqual(['land', 'end']);
});

test('flies nothing under reduced motion: the wallet counts immediately, and the text stays for a while', () => {
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

test('shows a reward and ends if the page has no wallet', () => {
  const told = open({ to: undefined });
  wait(3_000);
  expect(told).toEqual(['land', 'end']);
});
