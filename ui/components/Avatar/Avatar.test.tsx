import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './index.ts';

test('a picture that does not load leaves the name’s first character, until another comes', () => {
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
])('of %s the first letter is whole: %s', (name, letter) => {
  render(<Avatar name={name} />);
  expect(screen.getByRole('img', { name: name.trim() })).toHaveTextContent(letter);
});

test('says that somebody is here', () => {
  render(<Avatar name="阿默" online="在線" src="/a.png" />);
  expect(screen.getByRole('img', { name: '在線' })).toBeInTheDocument();
});

test('beside its name it is silent; the crest still tells the tier', () => {
  render(<Avatar crest={{ src: '/vip-3.svg', label: 'Gold tier' }} name="" src="/a.png" tier={3} />);
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'Gold tier' })]);
});
