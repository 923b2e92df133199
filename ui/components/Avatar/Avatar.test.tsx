import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './index.ts';

test('shows the first character of the name if the picture does not load, until another picture comes', () => {
  const { rerender } = render(<Avatar name="阿默" src="/gone.png" tier={3} />);
  fireEvent.error(screen.getByRole('img', { name: '阿默' }));
  expect(screen.getByRole('img', { name: '阿默' })).toHaveTextContent('阿');
  rerender(<Avatar name="阿默" src="/new.png" tier={3} />);
  expect(screen.getByRole('img', { name: '阿默' })).toHaveAttribute('src', '/new.png');
});

test.each([
  ['𠮷野家', '𠮷'],
  ['👩‍🚀 Ada', '👩‍🚀'],
  [' nina', 'N'],
])('shows the whole first letter of %s: %s', (name, letter) => {
  render(<Avatar name={name} />);
  expect(screen.getByRole('img', { name: name.trim() })).toHaveTextContent(letter);
});

test('exposes the label of the online dot', () => {
  render(<Avatar name="阿默" online="在線" src="/a.png" />);
  expect(screen.getByRole('img', { name: '在線' })).toBeInTheDocument();
});

test('has no accessible name beside a visible name, except for the tier’s crest', () => {
  render(<Avatar crest={{ src: '/vip-3.svg', label: 'Gold tier' }} name="" src="/a.png" tier={3} />);
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'Gold tier' })]);
});
