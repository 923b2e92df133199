import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { type Sort, Table } from '#ui/components/Table/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { entries, NothingYet, NotLoaded, sorted, useColumns, useRecordText } from './records.tsx';

const meta = {
  title: 'Data/Table',
  component: Table,
  parameters: guide({
    usage:
      'For records that are compared line by line, where there is room. For players on telephones take RecordList: it becomes cards.',
    dos: [
      'Numbers at the end (`align: end`).',
      'Keep the rows while the next ones load: they are dimmed.',
      'Give `maxHeight` and the headings stay in sight.',
    ],
    donts: ['More than six columns.', 'A table for laying things out.'],
  }),
} satisfies Meta<typeof Table>;
export default meta;

const key = (entry: { id: string }): string => entry.id;

export const Sorted: StoryObj = {
  render: function Sorted() {
    const words = useRecordText();
    const [sort, setSort] = useState<Sort | null>({ column: 'time', direction: 'descending' });
    return (
      <Table
        columns={useColumns()}
        label={words.title}
        onSortChange={setSort}
        rowKey={key}
        rows={sorted(sort)}
        sort={sort}
      />
    );
  },
  play: async ({ canvas }) => {
    const [, amount] = canvas.getAllByRole('columnheader').filter((one) => one.hasAttribute('aria-sort'));
    if (!amount) throw new Error('no heading that sorts');
    await userEvent.click(within(amount).getByRole('button'));
    await expect(amount).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/105/u);
  },
};

export const StickyHead: StoryObj = {
  render: function StickyHead() {
    const words = useRecordText();
    return (
      <Table
        columns={useColumns()}
        density="compact"
        label={words.title}
        maxHeight="11rem"
        rowKey={key}
        rows={entries}
      />
    );
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    region.scrollTop = 60;
    const [heading] = canvas.getAllByRole('columnheader');
    await expect(heading?.getBoundingClientRect().top).toBeCloseTo(region.getBoundingClientRect().top, 0);
  },
};

export const Loading: StoryObj = {
  render: function Loading() {
    const words = useRecordText();
    const columns = useColumns();
    return (
      <Stack>
        <Table
          columns={columns}
          label={words.title}
          loading={{ label: words.loading, rows: 4 }}
          rowKey={key}
          rows={[]}
        />
        <Table
          columns={columns}
          label={`${words.title} 2`}
          loading={{ label: words.loading, rows: 2 }}
          rowKey={key}
          rows={entries.slice(0, 2)}
        />
      </Stack>
    );
  },
};

export const Empty: StoryObj = {
  render: function Empty() {
    return <Table columns={useColumns()} empty={<NothingYet />} label={useRecordText().title} rowKey={key} rows={[]} />;
  },
};

export const Failed: StoryObj = {
  render: function Failed() {
    return <Table columns={useColumns()} error={<NotLoaded />} label={useRecordText().title} rowKey={key} rows={[]} />;
  },
};
