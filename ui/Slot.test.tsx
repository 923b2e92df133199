import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Slot } from './Slot.tsx';

test('gives its child the attributes, the handlers and refs of both, and a face around its content', () => {
  const [own, given] = [createRef<HTMLAnchorElement>(), createRef<HTMLElement>()];
  const calls: string[] = [];
  render(
    <Slot
      className="given"
      face={(words) => <b>{words}</b>}
      id="given"
      onClick={() => calls.push('given')}
      ref={given}
      style={{ color: 'red', top: 1 }}
      title="Given"
    >
      <a className="own" href="#own" onClick={() => calls.push('own')} ref={own} style={{ top: 2 }} title="Own">
        Words
      </a>
    </Slot>,
  );
  const link = screen.getByRole('link', { name: 'Words' });
  fireEvent.click(link);
  expect(calls).toEqual(['own', 'given']);
  expect(link).toHaveClass('given', 'own');
  expect(link).toHaveAttribute('title', 'Own');
  expect(link).toHaveAttribute('id', 'given');
  expect(link).toHaveStyle({ top: '2px' });
  expect(link.innerHTML).toBe('<b>Words</b>');
  expect(own.current).toBe(link);
  expect(given.current).toBe(link);
});

test('calls a ref once until it changes, and empties it at the end', () => {
  const given = vi.fn();
  const own = createRef<HTMLButtonElement>();
  const slot = (title: string) => (
    <Slot ref={given} title={title}>
      <button ref={own} type="button">
        Press
      </button>
    </Slot>
  );
  const { rerender, unmount } = render(slot('one'));
  rerender(slot('two'));
  expect(given).toHaveBeenCalledTimes(1);
  unmount();
  expect(given).toHaveBeenLastCalledWith(null);
  expect(own.current).toBeNull();
});
