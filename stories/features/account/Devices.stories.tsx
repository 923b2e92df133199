import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AccountPage } from '#features/screens/account/AccountPage.tsx';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

/** The devices on the account's page: the signed-in browsers with a mark on this one, and signing another out. */
const meta = {
  title: 'features/account/Devices',
  tags: ['long'],
  component: AccountPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/member/account'), onMocks],
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Safari · iOS', {}, PATIENT)).toBeVisible();
    await expect(canvas.getByText('Chrome · Windows')).toBeVisible();
  },
};

export const OneAlone: Story = {
  parameters: { offline: 'as:0900000003' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('time', {}, PATIENT))[0]).toBeVisible();
    await expect(canvas.queryByText('Safari · iOS')).toBeNull();
  },
};

export const Loading: Story = { parameters: { offline: 'as:0900000001,latency:60000' } };

/** The other sections are shown. This section shows its error and a retry. */
export const Failed: Story = {
  parameters: { offline: 'as:0900000001,fail:getDevices:1' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-kind=error] button')).toBeVisible(), PATIENT);
  },
};

export const Asked: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByText('Safari · iOS', {}, PATIENT);
    const row = name.closest('li');
    if (row === null) throw new Error('the device is in no list');
    await userEvent.click(within(row).getByRole('button'));
    const dialog = await within(document.body).findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
