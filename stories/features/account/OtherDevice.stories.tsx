import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { OtherDevice } from '#features/shared/sign-in/phone/OtherDevice.tsx';
import { forgetWaitingRequest, saveWaitingRequest } from '#features/shared/sign-in/phone/waitingRequest.ts';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

const PHONE = '0900000001';
/** The eight digits, whose accessible name spells them one by one. */
const DIGITS = { name: /\d( \d){7}$/u };

/** A new device shows the digits that its owner types on a signed-in device. */
const meta = {
  title: 'features/account/OtherDevice',
  component: OtherDevice,
  parameters: { layout: 'padded', offline: '' },
  decorators: [atRoute('/'), onMocks],
  args: { phone: PHONE, enter: () => Promise.resolve(), onCancel: () => undefined },
  beforeEach: () => forgetWaitingRequest(),
} satisfies Meta<typeof OtherDevice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer', {}, PATIENT)).toBeVisible();
    await expect(canvas.getByRole('img', DIGITS).textContent).toMatch(/^\d{8}$/u);
  },
};

export const Asking: Story = { parameters: { offline: 'latency:60000' } };

/** The service no longer has the request. */
export const Over: Story = {
  tags: ['long'],
  beforeEach: () => saveWaitingRequest({ PhoneNumber: PHONE, Code: '12345678', Until: Date.now() + 60_000 }),
  play: async ({ canvas }) => {
    const again = (await canvas.findAllByRole('button', {}, PATIENT))[0];
    await waitFor(() => expect(canvas.queryByRole('timer')).toBeNull(), PATIENT);
    await expect(again).toBeVisible();
  },
};

export const ConnectionLost: Story = {
  tags: ['long'],
  parameters: { offline: 'fail:readSignInRequest:1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer', {}, PATIENT)).toBeVisible();
    await expect(canvas.getByRole('img', DIGITS)).toBeVisible();
  },
};

export const Refused: Story = {
  tags: ['long'],
  parameters: { offline: 'fail:requestSignIn:1' },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert', {}, PATIENT);
    await waitFor(() => expect(alert).toHaveTextContent(/\S/u), PATIENT);
    await userEvent.click(canvas.getAllByRole('button')[0] ?? alert);
  },
};
