import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LegalNotice } from '#ui/components/LegalNotice/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Feedback/LegalNotice',
  component: LegalNotice,
  parameters: guide({
    usage:
      'On entry, download and purchase pages and in the footer: the rating with its mark, what its plot touches, the notice about time, other costs, and that play items are never exchanged or traded. Where chance is paid for, the prizes with their percentages as well. All words are the brand’s own settings.',
    dos: [
      'The mark at 50 px or more; the official artwork comes from the operator.',
      'Chances as percentages that add up to a hundred.',
      '`card` where one decides, `footer` at a page’s end.',
    ],
    donts: ['Hiding it behind a button.', 'Shortening the sentences: they are prescribed.'],
  }),
} satisfies Meta<typeof LegalNotice>;
export default meta;

const useText = storyText({
  label: ['分級與注意事項', 'Peringkat dan pemberitahuan', 'Xếp hạng và lưu ý'],
  mark: ['限制級 18+', 'Khusus dewasa 18+', 'Từ 18 tuổi'],
  rating: ['限制級：未滿 18 歲不得使用', 'Khusus dewasa: 18 tahun ke atas', 'Chỉ dành cho người từ 18 tuổi'],
  plot: [
    '本遊戲情節涉及棋牌益智及娛樂，依遊戲軟體分級管理辦法分類為限制級。',
    'Permainan ini memuat permainan kartu, teka-teki, dan hiburan kasino virtual; peringkatnya terbatas.',
    'Trò chơi có nội dung đánh bài, giải đố và giải trí mô phỏng, được xếp hạng giới hạn.',
  ],
  time: [
    '注意使用時間，避免沉迷於遊戲，遊戲虛擬情節勿模仿。',
    'Perhatikan waktu bermain, hindari kecanduan, dan jangan meniru adegan dalam permainan.',
    'Hãy chú ý thời gian chơi, tránh nghiện trò chơi và không bắt chước tình tiết ảo.',
  ],
  cost: [
    '遊戲部分內容或服務需另行支付其他費用。',
    'Sebagian isi atau layanan memerlukan biaya tambahan.',
    'Một số nội dung hoặc dịch vụ cần trả thêm phí.',
  ],
  exchange: [
    '遊戲幣、寶石與點數僅供娛樂，不得兌換現金或實物；帳號與遊戲幣不得私下交易。',
    'Emas, permata, dan poin hanya untuk hiburan, tidak dapat ditukar dengan uang atau barang; akun dan koin tidak boleh diperjualbelikan.',
    'Vàng, đá quý và điểm chỉ để giải trí, không đổi được thành tiền hay hiện vật; không được mua bán tài khoản và xu.',
  ],
  terms: ['服務條款', 'Ketentuan layanan', 'Điều khoản dịch vụ'],
  privacy: ['隱私權政策', 'Kebijakan privasi', 'Chính sách bảo mật'],
  ban: ['停權名單', 'Daftar penangguhan', 'Danh sách khóa'],
  owner: ['本服務由示範營運商提供', 'Layanan oleh operator contoh', 'Dịch vụ do nhà vận hành mẫu cung cấp'],
  odds: ['福神輪盤獎項與機率', 'Hadiah dan peluang Roda Keberuntungan', 'Giải và tỷ lệ Vòng quay thần tài'],
  prize: ['獎項', 'Hadiah', 'Giải'],
  chance: ['機率', 'Peluang', 'Tỷ lệ'],
  gold: ['金幣', 'koin emas', 'vàng'],
  statement: [
    '此為機會中獎商品，消費者購買或參與活動不代表即可獲得特定商品。',
    'Ini barang berbasis peluang; membeli atau ikut serta tidak berarti pasti mendapat barang tertentu.',
    'Đây là sản phẩm trúng thưởng theo tỷ lệ; mua hoặc tham gia không đồng nghĩa với việc nhận được vật phẩm nhất định.',
  ],
});

/** The project's own placeholder. The operator provides the official artwork. */
function Mark({ label }: { label: string }) {
  return (
    <svg aria-label={label} fill="none" height={64} role="img" viewBox="0 0 64 64" width={64}>
      <rect height="60" rx="12" stroke="currentColor" strokeWidth="4" width="60" x="2" y="2" />
      <text fill="currentColor" fontSize="24" fontWeight="700" textAnchor="middle" x="32" y="41">
        18+
      </text>
    </svg>
  );
}

function useBlock() {
  const words = useText();
  return {
    words,
    block: {
      label: words.label,
      mark: <Mark label={words.mark} />,
      rating: words.rating,
      notices: [words.plot, words.time, words.cost, words.exchange],
    },
  };
}

export const Entry: StoryObj = {
  name: 'On entry',
  render: function Entry() {
    return <LegalNotice {...useBlock().block} />;
  },
};

export const Footer: StoryObj = {
  render: drawWith(useBlock, ({ words, block }) => (
    <LegalNotice
      {...block}
      links={[
        { id: 'terms', label: words.terms, href: '#terms' },
        { id: 'privacy', label: words.privacy, href: '#privacy' },
        { id: 'ban', label: words.ban, href: '#ban' },
      ]}
      owner={words.owner}
      variant="footer"
    />
  )),
};

export const PaidChance: StoryObj = {
  name: 'With the chances of what is bought',
  render: drawWith(useBlock, ({ words, block }) => (
    <LegalNotice
      {...block}
      notices={[words.cost, words.exchange]}
      odds={{
        title: words.odds,
        prizeLabel: words.prize,
        chanceLabel: words.chance,
        prizes: [
          { id: 'one', prize: `1,000,000 ${words.gold}`, chance: '0.5 %' },
          { id: 'two', prize: `100,000 ${words.gold}`, chance: '4.5 %' },
          { id: 'three', prize: `10,000 ${words.gold}`, chance: '25 %' },
          { id: 'four', prize: `1,000 ${words.gold}`, chance: '70 %' },
        ],
        statement: words.statement,
      }}
    />
  )),
  play: async ({ canvas }) => {
    const chances = canvas.getAllByRole('cell').map((cell) => Number.parseFloat(cell.textContent));
    await expect(chances.reduce((sum, chance) => sum + chance, 0)).toBe(100);
  },
};
