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

test('asks for the next page once as its end comes near, and again after it came', () => {
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

test('after a failure only a press tries again', async () => {
  const more = vi.fn();
  render(list(3, 'failed', more));
  approach();
  expect(more).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(more).toHaveBeenCalledOnce();
});

test('left to the button it asks for nothing by itself', async () => {
  const more = vi.fn();
  render(list(3, 'more', more, { automatic: false }));
  approach();
  expect(more).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(more).toHaveBeenCalledOnce();
});

test('works by the button where the browser cannot watch', async () => {
  vi.unstubAllGlobals();
  const more = vi.fn();
  render(list(3, 'more', more));
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(more).toHaveBeenCalledOnce();
});

test('says each change once, and nothing on opening', () => {
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

test('the button keeps the focus while it loads, and hands it to the end', async () => {
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

test('the end alone takes no focus from anybody', () => {
  const { rerender } = render(list(3, 'busy', vi.fn()));
  rerender(list(3, 'end', vi.fn()));
  expect(document.body).toHaveFocus();
});

test('the ref reaches the list', () => {
  const ref = createRef<HTMLUListElement>();
  render(list(1, 'end', vi.fn(), { ref }));
  expect(ref.current).toBe(screen.getByRole('list', { name: 'Records' }));
});
