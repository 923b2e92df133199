import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { GiftReceipt } from '#features/screens/gifts/index.ts';
import { GiftPicker } from '#features/screens/gifts/lazyParts.ts';
import { onMocks } from './offlineProviders.tsx';

const FRIEND = { PlayerID: '10000002', Name: '青山不改' };

function Picker({ to = FRIEND }: { to?: typeof FRIEND }): ReactNode {
  return (
    <div style={{ minHeight: '48rem' }}>
      <GiftPicker onClose={() => undefined} to={to} />
    </div>
  );
}

const meta = {
  title: 'features/Gifts',
  component: Picker,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [onMocks],
} satisfies Meta<typeof Picker>;
export default meta;
type Story = StoryObj<typeof meta>;

const shelf = (): Promise<HTMLElement> => screen.findByRole('group', {}, { timeout: 5_000 });

export const Shelf: Story = { play: async () => void (await shelf()) };

export const Gold: Story = {
  play: async () => {
    await shelf();
    await userEvent.click(screen.getAllByRole('tab')[1] ?? document.body);
    await userEvent.type(await screen.findByRole('textbox'), '20000');
  },
};

export const TooLittle: Story = {
  tags: ['long'],
  name: 'Gold below the least',
  play: async () => {
    await shelf();
    await userEvent.click(screen.getAllByRole('tab')[1] ?? document.body);
    await userEvent.type(await screen.findByRole('textbox'), '500');
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
};

export const ShortOfGems: Story = {
  tags: ['long'],
  name: 'Short of gems or points',
  play: async () => {
    const cards = within(await shelf()).getAllByRole('button');
    await userEvent.click(cards[7] ?? document.body);
    const count = screen.getByRole('spinbutton');
    await userEvent.clear(count);
    await userEvent.type(count, '99');
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
};

export const Loading: Story = { tags: ['long'], parameters: { offline: 'as:0900000001,hold:getGiftCatalogue' } };

export const Self: Story = { tags: ['long'], args: { to: { PlayerID: '10000001', Name: '夜行者小葵' } } };

export const AsGuest: Story = { parameters: { offline: 'as:guest' } };

export const Receipts: Story = {
  tags: ['long'],
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', maxWidth: '24rem', padding: '1rem' }}>
      {[49, 42, 1].map((item) => (
        <GiftReceipt
          key={item}
          label=""
          time="2026-11-01T00:00:00.000Z"
          values={{
            op: 'gift',
            player_id: item === 42 ? '10000001' : FRIEND.PlayerID,
            from: item === 42 ? '夜行者小葵' : FRIEND.Name,
            to: item === 42 ? FRIEND.Name : '夜行者小葵',
            gift_id: String(item),
            item_id: String(item),
            amount: item === 1 ? '20000' : '3',
          }}
        />
      ))}
    </div>
  ),
};
