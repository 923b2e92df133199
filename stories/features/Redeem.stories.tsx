import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RedeemDialog, RedeemPanel } from '#features/screens/redeem/index.ts';
import { onMocks } from './offlineProviders.tsx';

/** The form for a redeem code: a dialog of the quick menu, and a panel of the store. */
const meta = {
  title: 'features/Redeem',
  component: RedeemDialog,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [onMocks],
  args: { onClose: fn() },
} satisfies Meta<typeof RedeemDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const type = async (code: string): Promise<void> =>
  userEvent.type(await screen.findByRole('textbox'), `${code}{Enter}`);

export const Empty: Story = {
  play: async () => {
    await expect(await screen.findByRole('textbox')).toHaveFocus();
  },
};

export const Redeemed: Story = {
  parameters: { offline: 'as:0900000001,world:demo' },
  play: async () => {
    await type('WELCOME2026');
    await expect(await screen.findByRole('button', { name: /再兌換一組|kode lain|mã khác/u })).toBeVisible();
  },
};

export const Unknown: Story = {
  play: async () => {
    await type('NOT-A-CODE');
    await waitFor(() => expect(screen.getByRole('textbox')).toBeInvalid());
  },
};

/** The checksum shows a typing error before the code is sent. */
export const Mistyped: Story = {
  tags: ['long'],
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), 'abcdefghjklmn');
    await waitFor(() => expect(screen.getByRole('textbox')).toBeInvalid());
    await expect(screen.getByRole('textbox')).toHaveValue('ABCD-EFGH-JKLMN');
  },
};

export const InAPage: Story = {
  render: () => <RedeemPanel />,
  play: async () => {
    await expect(await screen.findByRole('region', { name: /兌換碼|Kode|Mã/u })).toBeVisible();
  },
};

export const GuestInAPage: Story = {
  tags: ['long'],
  parameters: { offline: 'as:guest' },
  render: () => <RedeemPanel />,
  play: async () => {
    await expect(await screen.findByRole('button', { name: /綁定|Tautkan|Liên kết/u })).toBeVisible();
  },
};

/** The code has expired. */
export const NotForThisPlayer: Story = {
  tags: ['long'],
  play: async () => {
    await type('SUMMER2026');
    await waitFor(() => expect(screen.getByRole('textbox')).toBeInvalid());
  },
};

export const Sending: Story = {
  tags: ['long'],
  parameters: { offline: 'as:0900000001,hold:receiveCoupon' },
  play: async () => type('WELCOME2026'),
};

export const Failed: Story = {
  tags: ['long'],
  parameters: { offline: 'as:0900000001,fail:receiveCoupon:1' },
  play: async () => {
    await type('WELCOME2026');
    await waitFor(() => expect(screen.getByRole('textbox')).toBeInvalid());
  },
};
