import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { LetInDialog } from '#features/screens/account/devices/LetInDialog.tsx';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

/** A signed-in device takes the digits that a new device shows. */
const meta = {
  title: 'features/account/LetIn',
  tags: ['long'],
  component: LetInDialog,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/member/account'), onMocks],
  args: { phone: '0900000**1', onClose: () => undefined },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
} satisfies Meta<typeof LetInDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};

export const WrongDigits: Story = {
  play: async () => {
    const field = await screen.findByRole('textbox', {}, PATIENT);
    await userEvent.type(field, '12345678{Enter}');
    await waitFor(() => expect(field).toBeInvalid(), PATIENT);
  },
};

/** The last sign-in is older than ten minutes, so a code to the phone comes first. */
export const OldSignIn: Story = {
  parameters: { offline: 'as:0900000001,code:confirmSignIn:300030' },
  play: async () => {
    const field = await screen.findByRole('textbox', {}, PATIENT);
    await userEvent.type(field, '12345678{Enter}');
    await waitFor(() => expect(screen.getAllByRole('button').length).toBe(3), PATIENT);
  },
};
