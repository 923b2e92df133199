import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, Profiler } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Amount } from './index.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

const digits = (container: HTMLElement) => container.querySelector('[data-part=amount] > [aria-hidden]');

test('reads the full amount with its unit', () => {
  const { container } = render(<Amount format="short" locale="zh_tw" unit="金幣" value={12_345} />);
  expect(digits(container)).toHaveTextContent('1.2萬');
  expect(screen.getByText('12,345 金幣')).toBeInTheDocument();
  expect(container.querySelector('[data-part=amount]')).toHaveAttribute('title', '12,345');
});

test('shows all of a short amount on a press, and hides it on the next', async () => {
  render(<Amount expandable format="short" locale="zh_tw" value={343_210_987} />);
  const amount = screen.getByRole('button', { name: '3.4億 (343,210,987)' });
  expect(amount).toHaveTextContent('3.4億');
  await userEvent.click(amount);
  expect(amount).toHaveTextContent('343,210,987');
  await userEvent.click(amount);
  expect(amount).toHaveTextContent('3.4億');
});

test('renders no button if the amount needs no shortening', () => {
  render(<Amount expandable format="short" locale="zh_tw" value={320} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getAllByText('320')).not.toHaveLength(0);
});

test('writes the sign of a change', () => {
  const { container, rerender } = render(<Amount locale="zh_tw" signed value={500} />);
  expect(digits(container)).toHaveTextContent('+500');
  rerender(<Amount locale="zh_tw" signed value={-500} />);
  expect(digits(container)).toHaveTextContent('-500');
});

test('rolls to a new value in 600 ms with one render, and announces only the final value', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const onRender = vi.fn();
  const page = (value: number) => (
    <Profiler id="amount" onRender={onRender}>
      <Amount countUp locale="zh_tw" value={value} />
    </Profiler>
  );
  const { container, rerender } = render(page(1_000));
  rerender(page(2_000));
  const renders = onRender.mock.calls.length;
  wait(200);
  const half = Number(digits(container)?.textContent?.replace(',', ''));
  expect(half).toBeGreaterThan(1_000);
  expect(half).toBeLessThan(2_000);
  expect(screen.getByText('2,000')).toBeInTheDocument();
  wait(450);
  expect(digits(container)).toHaveTextContent('2,000');
  expect(onRender).toHaveBeenCalledTimes(renders);
});

test('rolls a win up from the given start', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { container } = render(<Amount countFrom={0} countUp locale="zh_tw" value={50_000} />);
  expect(digits(container)).toHaveTextContent(/^0$/u);
  wait(650);
  expect(digits(container)).toHaveTextContent('50,000');
});

test('writes two decimals if `decimals` is set', () => {
  const { container } = render(<Amount decimals={2} locale="zh_tw" value={643} />);
  expect(digits(container)).toHaveTextContent('643.00');
});

test('shows the final value immediately under reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { container, rerender } = render(<Amount countUp locale="zh_tw" value={1_000} />);
  rerender(<Amount countUp locale="zh_tw" value={2_000} />);
  expect(digits(container)).toHaveTextContent('2,000');
});

test('passes its ref to the amount or to its button', () => {
  const ref = createRef<HTMLElement>();
  const { rerender } = render(<Amount locale="zh-TW" ref={ref} value={58_000} />);
  expect(ref.current).toHaveAttribute('data-part', 'amount');
  rerender(<Amount expandable format="short" locale="zh-TW" ref={ref} value={58_000} />);
  expect(ref.current).toBe(screen.getByRole('button'));
});
