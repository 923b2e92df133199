import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { RecordList } from '#ui/components/RecordList/index.ts';
import type { Sort } from '#ui/components/Table/index.ts';
import { itemSrc } from '#art/index.ts';
import { guide } from '../setting/guide.ts';
import { entries, NothingYet, NotLoaded, sorted, useColumns, useRecordText } from './records.tsx';

const meta = {
  title: 'Data/RecordList',
  component: RecordList,
  parameters: guide({
    usage: 'For records of a player: a table where there is room, cards on a telephone, from the same columns.',
    dos: [
      'One column as the card’s `title`, one as its `aside` (the amount).',
      'Give `sortWords`, or cards cannot be sorted.',
    ],
    donts: ['Two lists, one hidden by CSS: screen readers would hear both.', 'More than one action a card.'],
  }),
} satisfies Meta<typeof RecordList>;
export default meta;

const key = (entry: { id: string }): string => entry.id;

function useSortText() {
  const words = useRecordText();
  return { by: words.sortBy, ascending: words.ascending, descending: words.descending };
}

function More() {
  const words = useRecordText();
  return (
    <Button size="sm" variant="secondary">
      {words.more}
    </Button>
  );
}

const more = () => <More />;

/** A table or cards, by the window's width. */
export const Adaptive: StoryObj = {
  render: function Adaptive() {
    return <RecordList columns={useColumns()} label={useRecordText().title} rowKey={key} rows={entries} />;
  },
};

const picture = () => <img alt="" height={36} src={itemSrc('coin')} width={36} />;
const places = { reason: 'title', source: 'line', time: 'line', amount: 'aside', balance: 'under' } as const;

/** Cards with a picture before the text, and lines without their headings. */
export const Led: StoryObj = {
  render: function Led() {
    const words = useRecordText();
    const columns = useColumns().flatMap((column) => {
      const onCard = Object.entries(places).find(([id]) => id === column.id)?.[1];
      return onCard === undefined ? [] : [{ ...column, onCard }];
    });
    return (
      <RecordList
        columns={[{ id: 'picture', header: words.source, cell: picture, onCard: 'lead' }, ...columns]}
        label={words.title}
        rowKey={key}
        rows={entries.slice(0, 2)}
        shape="cards"
      />
    );
  },
};

export const Cards: StoryObj = {
  render: function Cards() {
    const words = useRecordText();
    const [sort, setSort] = useState<Sort | null>({ column: 'time', direction: 'descending' });
    const action = {
      id: 'more',
      header: words.more,
      onCard: 'action' as const,
      cell: more,
    };
    return (
      <RecordList
        columns={[...useColumns(), action]}
        label={words.title}
        onSortChange={setSort}
        rowKey={key}
        rows={sorted(sort).slice(0, 3)}
        shape="cards"
        sort={sort}
        sortWords={useSortText()}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('2026.11.20 21:36');
    await userEvent.click(canvas.getByRole('button', { name: /由大到小|Menurun|Giảm/u }));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('2026.11.18 23:59');
  },
};

export const Loading: StoryObj = {
  render: function Loading() {
    const words = useRecordText();
    return (
      <RecordList
        columns={useColumns()}
        label={words.title}
        loading={{ label: words.loading, rows: 3 }}
        rowKey={key}
        rows={[]}
        shape="cards"
      />
    );
  },
};

export const Empty: StoryObj = {
  render: function Empty() {
    return (
      <RecordList
        columns={useColumns()}
        empty={<NothingYet />}
        label={useRecordText().title}
        rowKey={key}
        rows={[]}
        shape="cards"
      />
    );
  },
};

export const Failed: StoryObj = {
  render: function Failed() {
    return (
      <RecordList
        columns={useColumns()}
        error={<NotLoaded />}
        label={useRecordText().title}
        rowKey={key}
        rows={[]}
        shape="cards"
      />
    );
  },
};
