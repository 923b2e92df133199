import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Immersive } from './index.ts';

test('is the page’s main part, with its controls around the stage in the order of their edges', async () => {
  const ref = createRef<HTMLElement>();
  const control = (name: string) => <button type="button">{name}</button>;
  render(
    <Immersive bottom={control('Spin')} label="Night Owl" ref={ref} side={control('Sound')} top={control('Leave')}>
      {control('Reel')}
    </Immersive>,
  );
  expect(screen.getByRole('main', { name: 'Night Owl' })).toBe(ref.current);
  for (const name of ['Leave', 'Reel', 'Sound', 'Spin']) {
    await userEvent.tab();
    expect(screen.getByRole('button', { name })).toHaveFocus();
  }
});

test('has no side and no lower edge if they have no content', () => {
  render(
    <Immersive label="Night Owl" top={<button type="button">Leave</button>}>
      reels
    </Immersive>,
  );
  expect(document.querySelectorAll('[data-part=immersive] > *')).toHaveLength(2);
});
