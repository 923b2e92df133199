import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Prose, type ProseBlock } from './index.ts';

const heading = (id: string, level: 2 | 3 = 2): ProseBlock => ({
  kind: 'heading',
  level,
  id,
  children: [`About ${id}`],
});
const paragraph = (words: string): ProseBlock => ({ kind: 'paragraph', children: [words] });
const text: ProseBlock[] = [heading('a'), paragraph('first'), heading('b'), heading('b-1', 3), heading('c')];

test('keeps the level of headings and makes them link targets', () => {
  render(<Prose blocks={text} />);
  expect(screen.getByRole('heading', { level: 2, name: 'About b' })).toHaveAttribute('id', 'b');
  expect(screen.getByRole('heading', { level: 3, name: 'About b-1' })).toHaveAttribute('id', 'b-1');
});

test('lists level 2 in the table of contents and marks the current heading', () => {
  render(<Prose blocks={text} contents="On this page" />);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#a', '#b', '#c']);
  // jsdom has no layout: every heading is at the top, so the last is the current heading.
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'location']);
});

test('has no table of contents for a short text', () => {
  render(<Prose blocks={text.slice(0, 3)} contents="On this page" />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('keeps the first number of lists and the headings of tables', () => {
  render(
    <Prose
      blocks={[
        { kind: 'list', ordered: true, start: 3, items: [[paragraph('three'), paragraph('and more')]] },
        { kind: 'table', head: [['Data'], ['Kept']], rows: [[['Orders'], ['5 years']]] },
      ]}
    />,
  );
  expect(screen.getByRole('list')).toHaveAttribute('start', '3');
  expect(screen.getByRole('listitem')).toHaveTextContent('threeand more');
  expect(screen.getByRole('columnheader', { name: 'Kept' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Orders' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '5 years' })).toBeInTheDocument();
});

test('renders links with the page’s own component', () => {
  const blocks: ProseBlock[] = [
    { kind: 'paragraph', children: [{ kind: 'link', href: '/support', children: ['Help'] }] },
  ];
  const { rerender } = render(<Prose blocks={blocks} />);
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/support');
  rerender(<Prose blocks={blocks} link={({ href, children }) => <a href={`/id_id${href}`}>{children}</a>} />);
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/id_id/support');
});

test('shows text that looks like markup as text', () => {
  render(<Prose blocks={[paragraph('<img src=x onerror=alert(1)>')]} />);
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
});
