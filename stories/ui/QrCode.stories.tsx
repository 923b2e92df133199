import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from '#ui/components/QrCode/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';
import { itemPicture } from './pictures.ts';

const useText = storyText({
  invite: ['邀請好友的 QR Code', 'Kode QR undangan teman', 'Mã QR mời bạn bè'],
  caption: [
    '掃描加入，雙方各得 10,000 金幣',
    'Pindai untuk bergabung; keduanya mendapat 10.000 koin',
    'Quét để tham gia, mỗi bên nhận 10.000 vàng',
  ],
});

const address = 'https://menagerie.example/invite/80013526';

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  args: { value: address, label: '邀請好友的 QR Code', size: 200 },
  parameters: guide({
    usage: 'For an address that another device should open: an invitation, a sign-in.',
    dos: ['The same address as a link or a copy button beside it.', 'At least 160 px on a screen.'],
    donts: ['Colours of the brand: cameras want dark on light.', 'A code on the very telephone that should scan it.'],
  }),
} satisfies Meta<typeof QrCode>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};

export const Variants: StoryObj = {
  render: drawWith(useText, (words) => (
    <Inline gap={4} wrap>
      <QrCode label={words.invite} size={160} value={address} />
      <QrCode
        caption={words.caption}
        label={`${words.invite} 2`}
        logo={<img alt="" src={itemPicture('coin')} />}
        size={220}
        value={address}
      />
    </Inline>
  )),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('img');
    await expect(first).toHaveAccessibleName(/QR/u);
    await expect(first?.getBoundingClientRect().width).toBeGreaterThanOrEqual(159);
  },
};
