import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LegalNotice } from './index.ts';

test('contains mark, rating, notices and links', () => {
  render(
    <LegalNotice
      label="Rating"
      links={[{ id: 'terms', label: 'Terms', href: '/terms' }]}
      mark={<img alt="18+" src="/mark.svg" />}
      notices={['Mind the time you play.', 'Coins cannot be exchanged.']}
      rating="Restricted: 18 and over"
    />,
  );
  const notice = within(screen.getByRole('region', { name: 'Rating' }));
  expect(notice.getByRole('img', { name: '18+' })).toBeInTheDocument();
  expect(notice.getByText('Restricted: 18 and over')).toBeVisible();
  expect(notice.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Mind the time you play.',
    'Coins cannot be exchanged.',
    'Terms',
  ]);
  expect(notice.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  expect(notice.queryByRole('table')).not.toBeInTheDocument();
});

test('lists the probabilities of a purchase in a table, with the required statement', () => {
  render(
    <LegalNotice
      label="Wheel"
      notices={[]}
      odds={{
        title: 'Chances',
        prizeLabel: 'Prize',
        chanceLabel: 'Chance',
        prizes: [
          { id: 'big', prize: '1,000,000 gold', chance: '0.5 %' },
          { id: 'small', prize: '1,000 gold', chance: '99.5 %' },
        ],
        statement: 'Taking part does not mean getting a certain thing.',
      }}
      rating="Restricted"
    />,
  );
  const table = screen.getByRole('table', { name: 'Chances' });
  const row = within(table).getByRole('row', { name: /1,000,000 gold/u });
  expect(within(row).getByRole('cell')).toHaveTextContent('0.5 %');
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(screen.getByText('Taking part does not mean getting a certain thing.')).toBeVisible();
});
