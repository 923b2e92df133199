import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { AddPasskeyDialog } from '#features/shared/sign-in/passkeys/AddPasskeyDialog.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute } from '../content/storyRoute.tsx';

/** The explanation of passkeys before the device makes one. The account's page opens it, and a binding may offer it. */
const meta = {
  title: 'features/account/AddPasskey',
  tags: ['long'],
  component: AddPasskeyDialog,
  parameters: { layout: 'fullscreen', offline: 'as:0900000003' },
  decorators: [atRoute('/member/account'), onMocks],
  args: { onClose: () => undefined },
  play: async () => {
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible());
  },
} satisfies Meta<typeof AddPasskeyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};

export const Offered: Story = { args: { offered: true } };
