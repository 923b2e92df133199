import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Card } from '#ui/components/Card/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Columns } from '#ui/layout/Columns/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { columnTiers } from '#ui/layout/tiers.ts';
import { tokenNames } from '#ui/theme/tokens.ts';
import * as css from './overview.css.ts';

/** Columns by the window's width, and one grid of distances for all components. */
const meta = { title: 'Overview/Layout' } satisfies Meta;
export default meta;

function Heading({ children }: { children: string }): ReactNode {
  return (
    <Text as="h2" size={20} tone="heading" weight="bold">
      {children}
    </Text>
  );
}

/** Change the window's width (the toolbar's viewports) to see the columns below follow the table. */
export const Tiers: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <Heading>Columns by the window’s width</Heading>
      <div className={css.specimen}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Wider than</th>
              <th scope="col">Columns</th>
            </tr>
          </thead>
          <tbody>
            {columnTiers.map(({ above, columns }) => (
              <tr key={above}>
                <th scope="row">{above} px</th>
                <td>{columns}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Columns gap={3}>
        {[1, 2, 3, 4].map((number) => (
          <Card key={number}>
            <Text face="numerals" size={24} weight="bold">
              {number}
            </Text>
          </Card>
        ))}
      </Columns>
    </Stack>
  ),
};

const spaces = Object.entries(tokenNames.space);

/** Distances are in rem and grow with the reader's text size. */
export const Spacing: StoryObj = {
  render: () => (
    <Stack gap={4}>
      <Heading>Distances: steps of 4 px at the default text size</Heading>
      {spaces.map(([step, variable]) => (
        <div className={css.token} key={step}>
          <Text size={13}>
            space.{step} · {Number(step) * 4} px
          </Text>
          <div className={css.bar} style={{ width: `calc(var(--${variable}) * 4)`, height: `var(--${variable})` }} />
        </div>
      ))}
    </Stack>
  ),
};
