import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackToTop } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

const state = () => screen.getByRole('button', { name: 'To the top', hidden: true }).dataset['state'];

test('appears after more than 100 px of scrolling', () => {
  vi.stubGlobal('scrollY', 100);
  render(<BackToTop label="To the top" />);
  expect(state()).toBe('hidden');
  vi.stubGlobal('scrollY', 101);
  fireEvent.scroll(window);
  expect(state()).toBe('shown');
});

test('appears on a page that is restored scrolled', async () => {
  vi.stubGlobal('scrollY', 800);
  render(<BackToTop label="To the top" />);
  await waitFor(() => expect(state()).toBe('shown'));
});

function Room() {
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <div aria-label="messages" ref={list} role="log" tabIndex={-1} />
      <BackToTop label="To the top" past={40} target={list} />
    </>
  );
}

test('scrolls an element back to its top and moves the keyboard focus there', async () => {
  render(<Room />);
  const list = screen.getByRole('log');
  const scrollTo = vi.fn();
  list.scrollTo = scrollTo;
  list.scrollTop = 41;
  fireEvent.scroll(list);
  expect(state()).toBe('shown');
  await userEvent.click(screen.getByRole('button', { name: 'To the top' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
  expect(list).toHaveFocus();
});
