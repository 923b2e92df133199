import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { OverlayProvider, useMayAsk, useOverlayTurn } from './OverlayProvider.tsx';

const layers = { open: () => () => {}, count: () => 0, subscribe: () => () => {} };

function Greeting(): ReactNode {
  return useOverlayTurn('greeting', true) ? <p>welcome</p> : null;
}

function Question(): ReactNode {
  return useMayAsk() ? <p>question</p> : null;
}

test('shares the queue between parts of a page: a greeting holds a question back', () => {
  const { rerender } = render(
    <OverlayProvider layers={layers}>
      <Question />
    </OverlayProvider>,
  );
  expect(screen.getByText('question')).toBeVisible();
  rerender(
    <OverlayProvider layers={layers}>
      <Question />
      <Greeting />
    </OverlayProvider>,
  );
  expect(screen.getByText('welcome')).toBeVisible();
  expect(screen.queryByText('question')).not.toBeInTheDocument();
});

test('does not share a queue without a provider', () => {
  render(<Greeting />);
  expect(screen.getByText('welcome')).toBeVisible();
  cleanup();
  render(<Question />);
  expect(screen.getByText('question')).toBeVisible();
});
