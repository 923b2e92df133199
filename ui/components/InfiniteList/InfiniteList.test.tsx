import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { InfiniteList } from './index.ts';

let approach: () => void;

beforeEach(() => {
  const watching = new Set<() => void>();
  approach = () => act(() => watching.forEach((tell) => tell()));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: IntersectionObserverCallback) {
        this.#tell = () =>
          tell([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
      }
      observe(): void {
        watching.add(this.#tell);
      }
      disconnect(): void {
        watching.delete(this.#tell);
      }
    },
  );
});

const labels = {
  list: 'Records',
  more: 'Load more',
  busy: 'Loading',
  failed: 'Did not come',
  retry: 'Try again',
  end: 'That is all',
  added: (fresh: number, total: number) => `${String(fresh)} more, ${String(total)} in all`,
};

type Props = ComponentProps<typeof InfiniteList<string>>;
const list = (count: number, state: Props['state'], onMore: () => void, rest: Partial<Props> = {}) => (
  <InfiniteList
    itemKey={(item) => item}
    items={Array.from({ length: count }, (_none, at) => `record ${String(at + 1)}`)}
    labels={labels}
    onMore={onMore}
    state={state}
    {...rest}
  >
    {(item) => item}
  </InfiniteList>
);

test('requests the next page once near the end, and again after the page has arrived', () => {
  const more = vi.fn();
  const { rerender } = render(list(3, 'more', more));
  approach();
  approach();
  expect(more).toHaveBeenCalledOnce();
  rerender(list(3, 'busy', more));
  approach();
  expect(more).toHaveBeenCalledOnce();
  rerender(list(6, 'more', more));
  approach();
  expect(more).toHaveBeenCalledTimes(2);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});

test('retries only on a press after a failure', async () => {
  const more = vi.fn();
  render(list(3, 'failed', more));
  approach();
  expect(more).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(more).toHaveBeenCalledOnce();
});

test('loads only by the button if `automatic` is off', async () => {
  const more = vi.fn();
  render(list(3, 'more', more, { automatic: false }));
  approach();
  expect(more).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(more).toHaveBeenCalledOnce();
});

test('loads by the button if the browser has no IntersectionObserver', async () => {
  vi.unstubAllGlobals();
  const more = vi.fn();
  render(list(3, 'more', more));
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(more).toHaveBeenCalledOnce();
});

test('announces each change once, and nothing on opening', () => {
  const { rerender } = render(list(3, 'more', vi.fn()));
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('');
  rerender(list(3, 'busy', vi.fn()));
  expect(status).toHaveTextContent('Loading');
  rerender(list(8, 'more', vi.fn()));
  expect(status).toHaveTextContent('5 more, 8 in all');
  rerender(list(8, 'busy', vi.fn()));
  rerender(list(8, 'failed', vi.fn()));
  expect(status).toHaveTextContent('Did not come');
  rerender(list(8, 'busy', vi.fn()));
  rerender(list(9, 'end', vi.fn()));
  expect(status).toHaveTextContent('1 more, 9 in all That is all');
});

test('keeps the focus on the button while it loads, and moves it to the end text', async () => {
  const more = vi.fn();
  const { rerender } = render(list(3, 'more', more, { automatic: false }));
  const button = screen.getByRole('button');
  await userEvent.click(button);
  rerender(list(3, 'busy', more, { automatic: false }));
  expect(screen.getByRole('button', { name: 'Loading', busy: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(more).toHaveBeenCalledOnce();
  rerender(list(5, 'end', more, { automatic: false }));
  expect(screen.getByText('That is all', { selector: 'p' })).toHaveFocus();
});

test('does not move the focus from another element at the end', () => {
  const { rerender } = render(list(3, 'busy', vi.fn()));
  rerender(list(3, 'end', vi.fn()));
  expect(document.body).toHaveFocus();
});

test('passes its ref to the list', () => {
  const ref = createRef<HTMLUListElement>();
  render(list(1, 'end', vi.fn(), { ref }));
  expect(ref.current).toBe(screen.getByRole('list', { name: 'Records' }));
});
