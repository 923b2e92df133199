import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Heading } from './index.ts';

test.each([1, 2, 3, 4, 5, 6] as const)('keeps heading level %i at any size', (level) => {
  const ref = createRef<HTMLHeadingElement>();
  render(
    <Heading level={level} ref={ref} size={13}>
      Bank book
    </Heading>,
  );
  expect(screen.getByRole('heading', { level, name: 'Bank book' })).toBe(ref.current);
});
