import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Columns } from './index.ts';

test('keeps a list a list with its name, in the order of the source', () => {
  const ref = createRef<HTMLElement>();
  render(
    <Columns as="ul" label="Missions" ref={ref}>
      <li>first</li>
      <li>second</li>
    </Columns>,
  );
  const list = screen.getByRole('list', { name: 'Missions' });
  expect(list).toBe(ref.current);
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['first', 'second']);
});
