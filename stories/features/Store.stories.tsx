import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { StoreContent } from '#features/screens/store/StoreContent.tsx';
import { OrderPage } from '#features/screens/store/waiting/OrderPage.tsx';
import { Page } from '#ui/layout/Page/index.ts';
import { onMocks } from './offlineProviders.tsx';

/** The store on mocks: its shelves, the checkout, and the page of an order. */
const meta = {
  title: 'features/Store',
  component: StoreContent,
  parameters: { layout: 'fullscreen', offline: 'as:0900000003' },
  decorators: [onMocks],
  args: { first: 'gold' },
  render: (args) => (
    <Page>
      <StoreContent {...args} />
    </Page>
  ),
} satisfies Meta<typeof StoreContent>;
export default meta;
type Story = StoryObj<typeof meta>;

const packOf = (price: RegExp): Promise<HTMLElement> => screen.findByRole('button', { name: price });

export const Gold: Story = {
  play: async () => {
    await expect(await packOf(/3,290|3\.290/u)).toBeVisible();
  },
};

export const GemsOrPoints: Story = { args: { first: 'wallet' } };

export const ChosenForAShortage: Story = { tags: ['long'], args: { first: 'gold', need: 700_000 } };

export const RedeemCode: Story = { args: { first: 'code' } };

export const Loading: Story = { tags: ['long'], parameters: { offline: 'as:0900000003,hold:getGoodsSetting' } };

export const Failed: Story = {
  tags: ['long'],
  parameters: { offline: 'as:0900000003,fail:getGoodsSetting:1' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const Guest: Story = { parameters: { offline: 'as:guest' } };

export const Visitor: Story = { tags: ['long'], parameters: { offline: '' } };

/** A press on a pack opens the checkout. */
export const Checkout: Story = {
  play: async () => {
    await userEvent.click(await packOf(/1,690|1\.690/u));
    await userEvent.click(await screen.findByRole('radio', { name: /信用卡|Kartu kredit|Thẻ tín dụng/u }));
    await userEvent.click(await screen.findByRole('radio', { name: /手機條碼|Barcode|Mã vạch/u }));
    await userEvent.type(await screen.findByRole('textbox'), '/AB12+3K');
  },
};

/** The order of the demo world that waits for its payment. */
export const PendingOrder: Story = {
  parameters: { offline: 'as:0900000001' },
  render: () => (
    <Page>
      <OrderPage name={{ OrderID: 'demo-order-6' }} />
    </Page>
  ),
};

export const DeliveredOrder: Story = {
  tags: ['long'],
  parameters: { offline: 'as:0900000001' },
  render: () => (
    <Page>
      <OrderPage name={{ OrderID: 'demo-order-4' }} />
    </Page>
  ),
};

export const FailedOrder: Story = {
  tags: ['long'],
  parameters: { offline: 'as:0900000001' },
  render: () => (
    <Page>
      <OrderPage name={{ OrderID: 'demo-order-3' }} />
    </Page>
  ),
};
