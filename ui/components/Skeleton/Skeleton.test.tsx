import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Skeleton, SkeletonGroup } from './index.ts';

test('announces once what is loading, and hides its shapes from screen readers', () => {
  render(
    <SkeletonGroup label="Loading mails">
      <Skeleton shape="circle" width="2.5rem" />
      <Skeleton />
    </SkeletonGroup>,
  );
  const group = screen.getByRole('status');
  expect(group).toHaveAttribute('aria-busy', 'true');
  expect(group).toHaveTextContent(/^Loading mails$/u);
});

test('gives a shape the size of the content', () => {
  const { container } = render(<Skeleton aspectRatio="5 / 6" shape="box" width="7rem" />);
  expect(container.firstElementChild).toHaveStyle({ width: '7rem', aspectRatio: '5 / 6' });
});
