import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import EventBanner from '#features/screens/lobby/EventBanner.tsx';
import type { BannerEvent } from '#features/screens/lobby/useActivities.ts';
import { onMocks } from './offlineProviders.tsx';

const EVENTS: readonly BannerEvent[] = ['comeback', 'specialReward', 'mission'];

/** The banners of events without a lettered drawing, at the width of the lobby. */
const meta = {
  title: 'features/EventBanners',
  component: EventBanner,
  args: { event: 'comeback', size: 'large' },
  parameters: { layout: 'padded', offline: 'as:0900000001' },
  decorators: [onMocks],
  render: ({ size }) => (
    <div style={{ display: 'grid', gap: 16, width: size === 'large' ? '100%' : '19rem', maxWidth: '44rem' }}>
      {EVENTS.map((event) => (
        <EventBanner event={event} key={event} size={size} />
      ))}
    </div>
  ),
} satisfies Meta<typeof EventBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The banners in turn, on a phone and in the wide place of a desktop. */
export const Large: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(EVENTS.length);
  },
};

/** The banners beside the large banner on a desktop. */
export const Small: Story = { args: { size: 'small' } };
