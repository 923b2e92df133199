import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState, ErrorState, OfflineState } from './index.ts';

test('announces a failure immediately, an offline state politely, and an empty state not at all', () => {
  const { rerender } = render(
    <ErrorState action={<button type="button">Retry</button>} drawing={<svg />} title="Not loaded" />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Not loaded');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  rerender(<OfflineState drawing={<svg />} title="Offline" />);
  expect(screen.getByRole('status')).toHaveTextContent('Offline');
  rerender(<EmptyState description="Play with someone" drawing={<svg />} title="No friends yet" />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByText('No friends yet')).toBeVisible();
  expect(screen.getByText('Play with someone')).toBeVisible();
});

test('makes the title of a whole page its heading', () => {
  const { rerender } = render(<EmptyState drawing={<svg />} title="Nothing here" />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  rerender(<EmptyState drawing={<svg />} heading={1} title="Nothing here" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible();
});
