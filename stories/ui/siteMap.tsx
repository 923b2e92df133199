import { BookOpen, Fish, Gift, Headset, Megaphone, ScrollText, Spade, Trophy } from 'lucide-react';
import type { NavigationEntry } from '#ui/components/NavigationMenu/index.ts';
import { storyText } from '../setting/storyText.ts';

const useText = storyText({
  news: { zh_tw: '最新消息', id_id: 'Berita terbaru', vi_vn: 'Tin mới nhất' },
  guide: { zh_tw: '新手必看', id_id: 'Panduan pemula', vi_vn: 'Hướng dẫn' },
  firstSteps: { zh_tw: '遊戲教學', id_id: 'Cara bermain', vi_vn: 'Cách chơi' },
  games: { zh_tw: '遊戲介紹', id_id: 'Pengenalan gim', vi_vn: 'Giới thiệu trò chơi' },
  slots: { zh_tw: '老虎機', id_id: 'Slot', vi_vn: 'Nổ hũ' },
  fishing: { zh_tw: '捕魚', id_id: 'Tembak ikan', vi_vn: 'Bắn cá' },
  table: { zh_tw: '桌遊', id_id: 'Permainan meja', vi_vn: 'Trò chơi bàn' },
  activity: { zh_tw: '活動', id_id: 'Acara', vi_vn: 'Sự kiện' },
  ranking: { zh_tw: '富豪排行榜', id_id: 'Peringkat pemain terkaya', vi_vn: 'Bảng xếp hạng đại gia' },
  seven: { zh_tw: '七日好禮', id_id: 'Hadiah tujuh hari', vi_vn: 'Quà bảy ngày' },
  support: { zh_tw: '客服中心', id_id: 'Pusat bantuan', vi_vn: 'Hỗ trợ khách hàng' },
  questions: { zh_tw: '常見問題', id_id: 'Tanya jawab', vi_vn: 'Câu hỏi thường gặp' },
  documents: { zh_tw: '申請文件', id_id: 'Dokumen permohonan', vi_vn: 'Hồ sơ đăng ký' },
  play: { zh_tw: '立即玩', id_id: 'Main sekarang', vi_vn: 'Chơi ngay' },
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
