import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { OrderDetail } from '#features/screens/orders/OrderDetail.tsx';
import type { Order } from '#protocol/entities/order.ts';
import { onMocks } from './offlineProviders.tsx';

const at = (clock: string): string => `2026-11-26T${clock}.000Z`;
const STEPS: Order['Steps'] = [
  { State: 'created', CreateTime: at('12:14:02') },
  { State: 'pending', CreateTime: at('12:14:09') },
  { State: 'paid', CreateTime: at('12:15:31') },
];
const PAID: Order = {
  OrderID: 'b0c2f5de-330a-4187-9c1e-7f0a2611a001',
  GoodsID: 'wallet-4',
  GoodsType: 3,
  ItemID: 39,
  Amount: 6760,
  Bonus: 1690,
  PassedOn: 0,
  Price: 1690,
  GateWay: 'mycardWallet',
  Adapter: 'mycard',
  TradeNo: 'MC118802614ABCDEFGHJ',
  State: 'paid',
  PaymentURL: '',
  PaymentCode: null,
  CreateTime: at('12:14:02'),
  ExpireTime: at('13:14:02'),
  RescissionUntil: '',
  Receipt: {
    State: 'issued',
    Number: 'WN48213097',
    RandomCode: '7702',
    IssueTime: at('12:15:40'),
    Invoice: { Type: 2, Number: '/AB1****' },
  },
  Rescission: null,
  Refund: null,
  Steps: STEPS,
};
const DELIVERED: Order = {
  ...PAID,
  State: 'delivered',
  RescissionUntil: '2099-12-03T12:15:33.000Z',
  Steps: [...STEPS, { State: 'delivered', CreateTime: at('12:15:33') }],
};

/** An order of the player with its time line, its receipt, and its actions. */
const meta = {
  title: 'features/Orders',
  tags: ['long'],
  component: OrderDetail,
  parameters: { offline: 'as:0900000001' },
  decorators: [onMocks],
  args: { order: PAID },
} satisfies Meta<typeof OrderDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  play: async () => {
    await expect(await screen.findByRole('region', { name: /訂單進度|Proses|Tiến trình/u })).toBeVisible();
  },
};

export const Delivered: Story = { args: { order: DELIVERED } };

export const Waiting: Story = {
  args: {
    order: {
      ...PAID,
      Bonus: 0,
      GateWay: 'bank',
      Adapter: 'ecpay',
      State: 'waiting',
      PaymentCode: { Kind: 'atm', Bank: '812', Number: '9103522175887271', ExpireTime: '2099-11-29T15:59:59.000Z' },
      Receipt: null,
      Steps: [...STEPS.slice(0, 2), { State: 'waiting', CreateTime: at('12:14:20') }],
    },
  },
};

export const Failed: Story = {
  args: {
    order: {
      ...PAID,
      Bonus: 0,
      State: 'failed',
      Receipt: null,
      Steps: [...STEPS.slice(0, 2), { State: 'failed', CreateTime: at('12:16:00') }],
    },
  },
};

export const Cancelled: Story = {
  args: {
    order: {
      ...PAID,
      Bonus: 0,
      State: 'cancelled',
      Receipt: null,
      Steps: [...STEPS.slice(0, 2), { State: 'cancelled', CreateTime: at('12:16:00') }],
    },
  },
};

/** The gateway reports another amount. */
export const Mismatched: Story = {
  args: {
    order: {
      ...PAID,
      Bonus: 0,
      State: 'mismatched',
      Receipt: null,
      Steps: [...STEPS.slice(0, 2), { State: 'mismatched', CreateTime: at('12:16:00') }],
    },
  },
};

export const RescissionAsked: Story = {
  args: {
    order: {
      ...DELIVERED,
      Rescission: {
        State: 'asked',
        AskTime: '2026-11-27T02:00:00.000Z',
        DecideTime: '',
        Unused: 4000,
        Refund: 1000,
        Note: '',
      },
      Refund: { Reason: 'rescission', State: 'asked', Price: 1000, Unreversed: 0 },
    },
  },
};

export const Refunded: Story = {
  args: {
    order: {
      ...DELIVERED,
      State: 'refunded',
      Receipt: PAID.Receipt && { ...PAID.Receipt, State: 'voided' },
      Rescission: {
        State: 'granted',
        AskTime: '2026-11-27T02:00:00.000Z',
        DecideTime: '2026-11-27T06:00:00.000Z',
        Unused: 6760,
        Refund: 1690,
        Note: '',
      },
      Refund: { Reason: 'rescission', State: 'done', Price: 1690, Unreversed: 0 },
      Steps: [...DELIVERED.Steps, { State: 'refunded', CreateTime: '2026-11-27T06:00:00.000Z' }],
    },
  },
};

/** The operator took the order back after a part was spent, and the gateway cannot refund the money. */
export const RefundByHand: Story = {
  args: {
    order: {
      ...DELIVERED,
      State: 'refunded',
      Receipt: PAID.Receipt && { ...PAID.Receipt, State: 'voided' },
      Refund: { Reason: 'operator', State: 'byHand', Price: 1690, Unreversed: 2450 },
      Steps: [...DELIVERED.Steps, { State: 'refunded', CreateTime: '2026-11-27T06:00:00.000Z' }],
    },
  },
};

export const PaidTwice: Story = {
  args: { order: { ...DELIVERED, Refund: { Reason: 'double', State: 'due', Price: 1690, Unreversed: 0 } } },
};
