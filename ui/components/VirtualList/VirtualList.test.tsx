import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { VirtualList, type VirtualListHandle } from './index.ts';

/** jsdom has no layout, so the list is 400 px high and every row 40 px. */
const VIEW = 400;
const ROW = 40;
let told: { all: () => void };

beforeEach(() => {
  const observers: (() => void)[] = [];
  told = { all: () => act(() => observers.forEach((tell) => tell())) };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: ResizeObserverCallback;
      readonly #targets = new Set<Element>();
      constructor(tell: ResizeObserverCallback) {
        this.#tell = tell;
        observers.push(() => this.#report());
      }
      #report(): void {
        const entries = [...this.#targets].map((target) => {
          const height = target.matches('[role=region]') ? VIEW : ROW;
          return { target, contentRect: { width: 300, height } };
        });
        if (entries.length > 0) this.#tell(entries as unknown as ResizeObserverEntry[], this);
      }
      observe(target: Element): void {
        this.#targets.add(target);
        queueMicrotask(() => act(() => this.#report()));
      }
      unobserve(target: Element): void {
        this.#targets.delete(target);
      }
      disconnect(): void {
        this.#targets.clear();
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  HTMLElement.prototype.scrollTo = () => undefined;
});

const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_none, at) => `row ${String(from + at)}`);

const page = (items: readonly string[], props: Partial<React.ComponentProps<typeof VirtualList<string>>> = {}) => (
  <VirtualList itemKey={(item) => item} items={items} label="Messages" {...props}>
    {(item) => <p>{item}</p>}
  </VirtualList>
);

const settled = () => act(async () => Promise.resolve());

test('draws a few of many rows, in a region that the keyboard reaches', async () => {
  render(page(numbers(1, 5_000)));
  await settled();
  const region = screen.getByRole('region', { name: 'Messages' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(screen.getByText('row 1')).toBeInTheDocument();
  const drawn = screen.getAllByText(/^row /u).length;
  expect(drawn).toBeGreaterThan(8);
  expect(drawn).toBeLessThan(60);
});

test('draws its first rows before the browser reports the height of the list', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  render(page(numbers(1, 5_000)));
  expect(screen.getByText('row 1')).toBeInTheDocument();
  expect(screen.getAllByText(/^row /u).length).toBeLessThan(60);
});

test('shows rows added before the first at the start of a list that begins there', async () => {
  const { rerender } = render(page(numbers(2, 100)));
  await settled();
  rerender(page(numbers(1, 100)));
  await settled();
  expect(screen.getByText('row 1')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Messages' }).scrollTop).toBe(0);
});

test('marks the first unread row', async () => {
  render(page(numbers(1, 6), { unread: { key: 'row 4', label: 'New from here' } }));
  await settled();
  const mark = screen.getByText('New from here');
  expect(mark.parentElement).toHaveTextContent('New from hererow 4');
});

test('requests more rows if all rows fit, since there is nothing to scroll', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(VIEW);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(VIEW);
  const older = vi.fn();
  const newer = vi.fn();
  const { unmount } = render(page(numbers(1, 3), { anchor: 'end', onNearStart: older, onNearEnd: newer }));
  await settled();
  told.all();
  expect(older).toHaveBeenCalled();
  unmount();
  older.mockClear();
  render(page(numbers(1, 3), { onNearStart: older, onNearEnd: newer }));
  await settled();
  told.all();
  expect(newer).toHaveBeenCalled();
  expect(older).not.toHaveBeenCalled();
});

test('opens at the first unread row and shows a button to the end, with the number of new rows, until the end is visible', async () => {
  const client = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(VIEW);
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(2_000);
  const jumpLabel = (since: readonly string[]) => `${String(since.length)} new`;
  const props = { anchor: 'end', jumpLabel, unread: { key: 'row 31', label: 'New' } } as const;
  const list = createRef<VirtualListHandle>();
  const { rerender } = render(page(numbers(1, 40), { ...props, ref: list }));
  told.all();
  expect(screen.getByRole('button', { name: '10 new' })).toBeVisible();
  rerender(page(numbers(1, 42), { ...props, ref: list }));
  expect(screen.getByRole('button', { name: '12 new' })).toBeVisible();
  act(() => list.current?.toEnd());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  client.mockRestore();
  height.mockRestore();
});

test('announces what is loading, and at which edge', () => {
  render(page(numbers(1, 3), { busy: { edge: 'start', label: 'Loading older' } }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading older');
});

test('does nothing for an unknown key', () => {
  const list = createRef<VirtualListHandle>();
  render(page(numbers(1, 3), { ref: list }));
  expect(() => list.current?.toItem('row 9')).not.toThrow();
});

test('reports the row at the upper edge, and how much of it is hidden', async () => {
  const onTopItem = vi.fn();
  render(page(numbers(1, 100), { onTopItem }));
  await settled();
  const region = screen.getByRole('region', { name: 'Messages' });
  region.scrollTop = 20 * ROW + 8;
  fireEvent.scroll(region);
  expect(onTopItem).toHaveBeenLastCalledWith('row 21', 8);
});

test('stays at its end when a rotation of the phone changes the sizes, but not if it is scrolled up', async () => {
  let high = 2_000;
  const client = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(VIEW);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => high);
  render(page(numbers(1, 50), { anchor: 'end', jumpLabel: () => 'to the end' }));
  await settled();
  told.all();
  const region = screen.getByRole('region', { name: 'Messages' });
  const scrollTo = (top: number): void => {
    region.scrollTop = top;
    fireEvent.scroll(region);
  };
  scrollTo(1_600);
  // A wider list is lower, and the browser scrolls it up.
  high = 1_800;
  scrollTo(1_000);
  expect(screen.queryByRole('button', { name: 'to the end' })).toBeNull();
  expect(region.scrollTop).toBe(high);
  // A higher list shows more rows of the same height.
  client.mockReturnValue(VIEW * 2);
  scrollTo(900);
  expect(screen.queryByRole('button', { name: 'to the end' })).toBeNull();
  expect(region.scrollTop).toBe(high);
  scrollTo(850);
  expect(screen.getByRole('button', { name: 'to the end' })).toBeVisible();
});
