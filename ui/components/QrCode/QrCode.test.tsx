import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrCode } from './index.ts';

const modules = (): number =>
  Number(screen.getByRole('img', { name: 'Invite' }).getAttribute('viewBox')?.split(' ')[2]);

test('is a picture with a name, dark on light, with the standard’s quiet zone', () => {
  render(<QrCode label="Invite" value="https://menagerie.example/i/80013526" />);
  const picture = screen.getByRole('img', { name: 'Invite' });
  const [light, dark] = Array.from(picture.querySelectorAll('path'));
  expect(light).toHaveAttribute('fill', '#fff');
  expect(dark).toHaveAttribute('fill', '#000');
  // The quiet zone is four free modules on every side: nothing is drawn left of the fourth module or above it.
  const starts = Array.from((dark?.getAttribute('d') ?? '').matchAll(/M ?(\d+),? ?(\d+)/gu), ([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(starts.length).toBeGreaterThan(0);
  expect(Math.min(...starts.map(([x = 0]) => x))).toBe(4);
  expect(Math.min(...starts.map(([, y = 0]) => y))).toBe(4);
});

test('raises the error correction if a logo covers its middle', () => {
  const { rerender } = render(<QrCode label="Invite" value="https://menagerie.example/i/80013526" />);
  const plain = modules();
  rerender(
    <QrCode caption="Until midnight" label="Invite" logo={<svg />} value="https://menagerie.example/i/80013526" />,
  );
  expect(modules()).toBeGreaterThan(plain);
  expect(screen.getByText('Until midnight')).toBeInTheDocument();
});
