import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SendList } from '#features/screens/share/list/SendList.tsx';
import { GameChoice } from '#features/screens/share/tray/GameChoice.tsx';
import { WinChoice } from '#features/screens/share/tray/WinChoice.tsx';
import { onMocks } from './offlineProviders.tsx';

const nothing = (): void => undefined;

const meta = {
  title: 'features/Share',
  component: SendList,
  args: { shared: { gameCode: 'cat' }, open: true, onOpenChange: nothing },
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [onMocks],
} satisfies Meta<typeof SendList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Windows over the page are outside the story's own element. */
const page = within(document.body);
const send = () => page.findByRole('button', { name: /^(送出|Kirim|Gửi)$/u });

async function pickAll(): Promise<void> {
  await userEvent.click(await page.findByRole('checkbox', { name: /^(全選|Pilih semua|Chọn tất cả)$/u }));
}

export const Friends: Story = {};
export const Picked: Story = {
  play: async () => {
    await pickAll();
    await userEvent.click(
      await page.findByRole('checkbox', { name: /^(同時送出公頻|Kirim juga ke kanal umum|Gửi cả vào kênh chung)$/u }),
    );
  },
};
/** The message is being sent to every picked player. */
export const Sending: Story = {
  tags: ['long'],
  parameters: { offline: 'as:0900000001,hold:sendPrivateMessage' },
  play: async () => {
    await pickAll();
    await userEvent.click(await send());
    await waitFor(() => expect(document.querySelector('[data-part=button][data-state=busy]')).not.toBeNull());
  },
};
/** The failed receivers with the reasons, and a retry button. */
export const PartlyFailed: Story = {
  tags: ['long'],
  parameters: { offline: 'as:0900000001,code:sendPrivateMessage:200070' },
  play: async () => {
    await pickAll();
    await userEvent.click(await send());
    await waitFor(async () => expect((await page.findAllByRole('listitem')).length).toBeGreaterThan(1));
  },
};
export const Loading: Story = { tags: ['long'], parameters: { offline: 'as:0900000001,hold:getRelations' } };
export const Failed: Story = { tags: ['long'], parameters: { offline: 'as:0900000001,fail:getRelations:1' } };
/** For a player without friends. */
export const NoFriends: Story = { parameters: { offline: 'as:0900000005' } };
export const ChooseGame: Story = { render: () => <GameChoice onChoose={nothing} onOpenChange={nothing} open /> };
export const ChooseGameFailed: Story = {
  tags: ['long'],
  parameters: { offline: 'as:0900000001,fail:getGames:1' },
  render: () => <GameChoice onChoose={nothing} onOpenChange={nothing} open />,
};
export const ChooseWin: Story = { render: () => <WinChoice onChoose={nothing} onOpenChange={nothing} open /> };
export const NoWin: Story = {
  tags: ['long'],
  parameters: { offline: 'as:0900000005,world:empty' },
  render: () => <WinChoice onChoose={nothing} onOpenChange={nothing} open />,
};
