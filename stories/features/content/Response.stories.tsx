import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResponsePage } from '#features/screens/content/pages/ResponsePage.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute, PATIENT, TITLE } from './storyRoute.tsx';

const meta = {
  title: 'features/content/Response',
  component: ResponsePage,
  parameters: { layout: 'fullscreen', offline: '' },
} satisfies Meta<typeof ResponsePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const back = (query: string): Story => ({
  decorators: [atRoute(`/response${query}`, true), onMocks],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', TITLE, PATIENT)).toBeVisible();
  },
});

export const PaymentDone = back('?kind=payment&status=success');
export const PaymentFailed = back('?kind=payment&status=failed');
export const MailConfirmed = back('?kind=email&status=success');
export const MailExpired = back('?kind=email&status=expired');
/** The address may have any value. */
export const Unknown = back('?status=<b>paid</b>');
