import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MaintenancePage } from '#features/screens/maintenance/MaintenancePage.tsx';
import { onMocks } from './offlineProviders.tsx';

const NO_WORDS = { zh_tw: '', id_id: '', vi_vn: '' };

/** The page of a service that the operator closed. */
const meta = {
  title: 'features/Maintenance',
  component: MaintenancePage,
  args: {
    maintenance: {
      Until: '2026-11-22T21:30:00.000Z',
      Message: {
        zh_tw: '機房更新中，完成後每位玩家將獲得補償。',
        id_id: 'Server sedang diperbarui. Setiap pemain akan mendapat kompensasi.',
        vi_vn: 'Máy chủ đang được nâng cấp. Mỗi người chơi sẽ nhận quà đền bù.',
      },
    },
    busy: false,
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', offline: '' },
  decorators: [onMocks],
} satisfies Meta<typeof MaintenancePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The operator wrote no text and no time. */
export const WithoutWords: Story = {
  args: { maintenance: { Until: '', Message: NO_WORDS } },
};
