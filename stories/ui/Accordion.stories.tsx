import type { Meta, StoryObj } from '@storybook/react-vite';
import { Coins, Gift, ShieldCheck } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Accordion, AccordionItem } from '#ui/components/Accordion/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';

const useText = storyText({
  code: ['收不到驗證碼怎麼辦？', 'Kode verifikasi tidak masuk?', 'Không nhận được mã xác minh?'],
  codeText: [
    '請先確認手機號碼與訊號，並稍候 60 秒再重新發送。同一支號碼 24 小時內最多發送 5 次；若手機設有簡訊過濾，請將我們加入允許名單。',
    'Periksa nomor dan sinyal, lalu tunggu 60 detik sebelum mengirim ulang. Satu nomor paling banyak 5 kali dalam 24 jam.',
    'Hãy kiểm tra số điện thoại và sóng, chờ 60 giây rồi gửi lại. Mỗi số tối đa 5 lần trong 24 giờ.',
  ],
  gift: ['贈禮有什麼限制？', 'Apa batasan memberi hadiah?', 'Tặng quà có giới hạn gì?'],
  giftText: [
    '每次最低 20,000 金幣，手續費 5%。不能送給自己；對方必須是好友。',
    'Minimal 20.000 koin dengan biaya 5%. Tidak bisa untuk diri sendiri; penerima harus teman.',
    'Mỗi lần tối thiểu 20.000 vàng, phí 5%. Không thể tự tặng; người nhận phải là bạn bè.',
  ],
  money: ['金幣可以兌換現金嗎？', 'Bisakah koin ditukar uang?', 'Vàng có đổi được tiền không?'],
  moneyText: [
    '不可以。遊戲幣僅供娛樂，不可兌換現金或實物。',
    'Tidak. Koin hanya untuk hiburan dan tidak bisa ditukar uang atau barang.',
    'Không. Vàng chỉ để giải trí, không đổi được tiền hay hiện vật.',
  ],
  soon: ['海外儲值（籌備中）', 'Isi ulang dari luar negeri (segera)', 'Nạp từ nước ngoài (sắp có)'],
});

const meta = {
  title: 'Data/Accordion',
  component: Accordion,
  parameters: guide({
    usage: 'For questions and answers of which one reads a few. What everyone must read stands open.',
    dos: ['Questions in the player’s words.', 'The level of the headings as the page’s outline wants it.'],
    donts: ['Forms in answers: a closed one hides its errors.', 'Accordions within accordions.'],
  }),
} satisfies Meta<typeof Accordion>;
export default meta;

function useItems(icons: boolean) {
  const words = useText();
  const icon = (drawing: React.ReactNode) => (icons ? { icon: drawing } : {});
  return (
    <>
      <AccordionItem title={words.code} value="code" {...icon(<ShieldCheck size={20} />)}>
        {words.codeText}
      </AccordionItem>
      <AccordionItem title={words.gift} value="gift" {...icon(<Gift size={20} />)}>
        {words.giftText}
      </AccordionItem>
      <AccordionItem title={words.money} value="money" {...icon(<Coins size={20} />)}>
        {words.moneyText}
      </AccordionItem>
      <AccordionItem disabled title={words.soon} value="soon">
        {words.soon}
      </AccordionItem>
    </>
  );
}

export const Single: StoryObj = {
  render: function Single() {
    return <Accordion defaultValue="code">{useItems(false)}</Accordion>;
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    if (!first || !second) throw new Error('no questions');
    first.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
  },
};

export const Multiple: StoryObj = {
  render: function Multiple() {
    return (
      <Accordion defaultValue={['gift', 'money']} type="multiple">
        {useItems(true)}
      </Accordion>
    );
  },
};
