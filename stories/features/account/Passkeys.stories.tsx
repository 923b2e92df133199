import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AccountPage } from '#features/screens/account/AccountPage.tsx';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

/** The passkeys on the account's page: the list, and adding, naming and removing a passkey. */
const meta = {
  title: 'features/account/Passkeys',
  tags: ['long'],
  component: AccountPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/member/account'), onMocks],
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name of a demo passkey, which is the same in every language. */
const NAME = '客廳的電腦';

async function pressOf(canvasElement: HTMLElement, at: number): Promise<void> {
  const row = (await within(canvasElement).findByText(NAME, {}, PATIENT)).closest('li');
  if (row === null) throw new Error('the passkey is in no list');
  const button = within(row).getAllByRole('button')[at];
  if (button === undefined) throw new Error('the passkey has no such button');
  await userEvent.click(button);
}

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(NAME, {}, PATIENT)).toBeVisible();
  },
};

export const None: Story = { parameters: { offline: 'as:0900000003' } };

export const Loading: Story = { parameters: { offline: 'as:0900000001,latency:60000' } };

/** The other sections are shown. This section shows its error and a retry. */
export const Failed: Story = {
  parameters: { offline: 'as:0900000001,fail:getPasskeys:1' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-kind=error] button')).toBeVisible(), PATIENT);
  },
};

/** A browser without passkeys can still remove passkeys of other devices. */
export const Unsupported: Story = {
  beforeEach: () => {
    const known = Object.getOwnPropertyDescriptor(window, 'PublicKeyCredential');
    Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: undefined });
    return () => {
      if (known !== undefined) Object.defineProperty(window, 'PublicKeyCredential', known);
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(NAME, {}, PATIENT)).toBeVisible();
  },
};

export const Renamed: Story = {
  play: async ({ canvasElement }) => {
    await pressOf(canvasElement, 0);
    const dialog = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveValue(NAME));
  },
};

export const Removed: Story = {
  play: async ({ canvasElement }) => {
    await pressOf(canvasElement, 1);
    await waitFor(() => expect(within(document.body).getByRole('alertdialog')).toBeVisible());
  },
};
