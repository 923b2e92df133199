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

test('the parts of a page share its queue: a greeting keeps a question back', () => {
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

test('without a provider, a greeting keeps no question of a later page back', () => {
  render(<Greeting />);
  expect(screen.getByText('welcome')).toBeVisible();
  cleanup();
  render(<Question />);
  expect(screen.getByText('question')).toBeVisible();
});
