import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SectionHeading } from './index.ts';

test('names its section without the text of its link', () => {
  render(
    <section aria-labelledby="popular">
      <SectionHeading aside={<a href="/all">All 24 games</a>} id="popular" level={3}>
        Popular
      </SectionHeading>
    </section>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Popular' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Popular' })).toContainElement(
    screen.getByRole('link', { name: 'All 24 games' }),
  );
});
