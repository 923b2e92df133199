import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Medal } from './index.ts';

test.each([1, 2, 3] as const)('is a picture with a name for place %i', (place) => {
  render(<Medal label={`Place ${String(place)}`} place={place} />);
  expect(screen.getByRole('img', { name: `Place ${String(place)}` })).toHaveTextContent(String(place));
});

test('is decorative if it has no name', () => {
  const ref = createRef<SVGSVGElement>();
  render(<Medal place={1} ref={ref} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(ref.current).toHaveAttribute('aria-hidden', 'true');
});

test('gives two medals different metals', () => {
  const { container } = render(
    <>
      <Medal place={1} />
      <Medal place={2} />
    </>,
  );
  const ids = [...container.querySelectorAll('linearGradient')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});
