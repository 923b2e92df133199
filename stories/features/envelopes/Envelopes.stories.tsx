import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EnvelopesPage } from '#features/screens/envelopes/index.ts';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

const MEMBER = 'as:0900000001';
const BELOW = 'as:0900000003';
const BRAND = { Capabilities: { WalletItem: 'gem', Live: true, RedEnvelopeSending: true } };

/** Red envelopes: the claimable ones for players that may and may not send, the claimed and sent ones, and the windows that open from them. */
const meta = {
  title: 'features/envelopes/Envelopes',
  tags: ['long'],
  component: EnvelopesPage,
  parameters: { layout: 'fullscreen', offline: MEMBER, brandChanges: BRAND },
  decorators: [atRoute('/member/envelopes'), onMocks],
} satisfies Meta<typeof EnvelopesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Claimable: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: '可搶的紅包' }, PATIENT)).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: /^我發的/u }, PATIENT)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '發紅包' })).toBeVisible();
  },
};

export const MayNotSend: Story = {
  parameters: { offline: BELOW },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: '可搶的紅包' }, PATIENT)).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: /^我發的/u })).toBeNull();
  },
};

export const NoneClaimable: Story = {
  parameters: { offline: `${MEMBER},world:empty` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('目前沒有可搶的紅包', {}, PATIENT)).toBeVisible();
  },
};

export const NoneClaimed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^已搶/u }, PATIENT));
    await expect(await canvas.findByText('還沒領過紅包', {}, PATIENT)).toBeVisible();
  },
};

export const NoneSent: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^我發的/u }, PATIENT));
    await expect(await canvas.findByText('還沒發過紅包', {}, PATIENT)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { offline: `${MEMBER},hold:getEnvelopes` } };

export const Failed: Story = {
  parameters: { offline: `${MEMBER},fail:getEnvelopes:1` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重試' }, PATIENT)).toBeVisible();
  },
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^搶/u }, PATIENT);
    await userEvent.click(first ?? document.body);
  },
};

export const Gone: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /已領完/u }, PATIENT);
    await userEvent.click(first ?? document.body);
  },
};

export const Expired: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /已過期/u }, PATIENT);
    await userEvent.click(first ?? document.body);
  },
};

export const Sending: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '發紅包' }, PATIENT));
  },
};
