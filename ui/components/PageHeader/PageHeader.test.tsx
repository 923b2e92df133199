import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageHeader } from './index.ts';

test('names the page and contains a named back link and one action', () => {
  render(
    <PageHeader
      action={<button type="button">Download</button>}
      back={<a href="/member">Back</a>}
      note="The last 14 days"
      title="Bank book"
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Bank book' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/member');
  expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
  expect(screen.getByText('The last 14 days')).toBeVisible();
});

test('hides the decorative scene from screen readers', () => {
  render(<PageHeader scene={<img alt="A hippo" src="data:," />} title="Seven days" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Seven days' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
