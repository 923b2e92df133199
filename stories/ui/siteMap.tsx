import { BookOpen, Fish, Gift, Headset, Megaphone, ScrollText, Spade, Trophy } from 'lucide-react';
import type { NavigationEntry } from '#ui/components/NavigationMenu/index.ts';
import { storyText } from '../setting/storyText.ts';

const useText = storyText({
  news: ['最新消息', 'Berita terbaru', 'Tin mới nhất'],
  guide: ['新手必看', 'Panduan pemula', 'Hướng dẫn'],
  firstSteps: ['遊戲教學', 'Cara bermain', 'Cách chơi'],
  games: ['遊戲介紹', 'Pengenalan gim', 'Giới thiệu trò chơi'],
  slots: ['老虎機', 'Slot', 'Nổ hũ'],
  fishing: ['捕魚', 'Tembak ikan', 'Bắn cá'],
  table: ['桌遊', 'Permainan meja', 'Trò chơi bàn'],
  activity: ['活動', 'Acara', 'Sự kiện'],
  ranking: ['富豪排行榜', 'Peringkat pemain terkaya', 'Bảng xếp hạng đại gia'],
  seven: ['七日好禮', 'Hadiah tujuh hari', 'Quà bảy ngày'],
  support: ['客服中心', 'Pusat bantuan', 'Hỗ trợ khách hàng'],
  questions: ['常見問題', 'Tanya jawab', 'Câu hỏi thường gặp'],
  documents: ['申請文件', 'Dokumen permohonan', 'Hồ sơ đăng ký'],
  play: ['立即玩', 'Main sekarang', 'Chơi ngay'],
});

/** Returns the pages of a site for its navigation, with two levels of submenus, in the toolbar's language. */
export function useSiteMap(): readonly NavigationEntry[] {
  const words = useText();
  return [
    { id: 'news', label: words.news, icon: <Megaphone />, href: '#news' },
    {
      id: 'guide',
      label: words.guide,
      icon: <BookOpen />,
      items: [
        { id: 'steps', label: words.firstSteps, icon: <BookOpen />, href: '#steps' },
        {
          id: 'games',
          label: words.games,
          icon: <Spade />,
          items: [
            { id: 'slots', label: words.slots, icon: <Spade />, href: '#slots' },
            { id: 'fishing', label: words.fishing, icon: <Fish />, href: '#fishing', current: true },
            { id: 'table', label: words.table, href: '#table' },
          ],
        },
      ],
    },
    {
      id: 'activity',
      label: words.activity,
      icon: <Gift />,
      items: [
        { id: 'ranking', label: words.ranking, icon: <Trophy />, href: '#ranking' },
        { id: 'seven', label: words.seven, icon: <Gift />, href: '#seven' },
      ],
    },
    {
      id: 'support',
      label: words.support,
      icon: <Headset />,
      items: [
        { id: 'questions', label: words.questions, href: '#questions' },
        { id: 'documents', label: words.documents, icon: <ScrollText />, href: '#documents' },
      ],
    },
    { id: 'play', label: words.play, icon: <Spade />, onSelect: () => undefined },
  ];
}
