import { BookOpen, CalendarCheck, Download, Gamepad2, Headset, Megaphone, Store, Trophy, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { useLocation } from '../../../base/routing/index.ts';
import { usePart } from '../../../base/settings/index.ts';
import type { NavigationEntry, NavigationLink } from '#ui/components/NavigationMenu/index.ts';
import type { PagePath } from '#protocol/pages.ts';

const words = defineMessages({
  news: { id: 'menu.news', defaultMessage: '最新消息' },
  newbie: { id: 'menu.newbie', defaultMessage: '新手必看' },
  guide: { id: 'menu.guide', defaultMessage: '新手指南' },
  games: { id: 'menu.games', defaultMessage: '遊戲介紹' },
  play: { id: 'menu.play', defaultMessage: '立即玩' },
  lobby: { id: 'lobby.title', defaultMessage: '遊戲大廳' },
  events: { id: 'menu.events', defaultMessage: '活動專區' },
  rewards: { id: 'frame.rewards', defaultMessage: '今日獎勵' },
  missions: { id: 'menu.missions', defaultMessage: '任務' },
  sevenDays: { id: 'menu.sevenDays', defaultMessage: '七日簽到' },
  wheel: { id: 'menu.wheel', defaultMessage: '福神輪盤' },
  pass: { id: 'frame.pass', defaultMessage: '通行證' },
  challenge: { id: 'frame.challenge', defaultMessage: '挑戰' },
  battle: { id: 'frame.battle', defaultMessage: '獎金爭霸' },
  invitation: { id: 'menu.invitation', defaultMessage: '邀請碼' },
  rankings: { id: 'menu.rankings', defaultMessage: '排行榜' },
  rank: { id: 'menu.rank', defaultMessage: '活動排行' },
  rich: { id: 'menu.rich', defaultMessage: '富豪榜' },
  market: { id: 'menu.market', defaultMessage: '商城與社交' },
  social: { id: 'menu.social', defaultMessage: '社交' },
  store: { id: 'menu.store', defaultMessage: '購點兌換' },
  gifts: { id: 'menu.gifts', defaultMessage: '贈禮' },
  club: { id: 'menu.club', defaultMessage: '俱樂部' },
  support: { id: 'menu.support', defaultMessage: '客服中心' },
  contact: { id: 'menu.contact', defaultMessage: '聯絡客服' },
  questions: { id: 'menu.questions', defaultMessage: '常見問題' },
  banList: { id: 'menu.banList', defaultMessage: '停權名單' },
  documents: { id: 'menu.documents', defaultMessage: '申請文件' },
  legal: { id: 'menu.legal', defaultMessage: '條款與政策' },
  terms: { id: 'menu.terms', defaultMessage: '服務條款' },
  privacy: { id: 'menu.privacy', defaultMessage: '隱私權政策' },
  download: { id: 'menu.download', defaultMessage: '下載遊戲' },
});

/** The menu of the product, one or two levels deep, for the top bar and the burger (specification 1 §2, without 建立捷徑教學). */
export function useSiteMenu(): readonly NavigationEntry[] {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const hasGames = usePart('Games') !== 'closed';
  const hasShop = usePart('Shop') !== 'closed';
  const prefix = localePrefix(pathname);
  const rest = pathname.slice(prefix.length);
  const at = (id: string, path: PagePath, message: MessageDescriptor, icon?: ReactNode): NavigationLink => ({
    id,
    label: formatMessage(message),
    href: `${prefix}${path}`,
    current: rest === path || rest.startsWith(`${path}/`),
    icon,
  });
  const under = (id: string, message: MessageDescriptor, icon: ReactNode) => ({
    id,
    label: formatMessage(message),
    icon,
  });
  return [
    at('news', '/announcement', words.news, <Megaphone size={20} />),
    {
      ...under('newbie', words.newbie, <BookOpen size={20} />),
      items: [at('guide', '/newbie/gameGuidle', words.guide), at('games', '/newbie/games', words.games)],
    },
    at('play', '/play-game/m', hasGames ? words.play : words.lobby, <Gamepad2 size={20} />),
    {
      ...under('events', words.events, <CalendarCheck size={20} />),
      items: [
        at('rewards', '/other/rewards', words.rewards),
        at('missions', '/other/mission', words.missions),
        at('sevenDays', '/other/sevendaySignIn', words.sevenDays),
        at('wheel', '/other/fire-wheel', words.wheel),
        at('pass', '/other/pass', words.pass),
        at('challenge', '/other/challenge', words.challenge),
        ...(hasGames ? [at('battle', '/other/battle', words.battle)] : []),
        at('invitation', '/other/bankcode', words.invitation),
        {
          ...under('rankings', words.rankings, <Trophy size={20} />),
          items: [
            { ...at('rank', '/rank', words.rank), current: rest === '/rank' },
            at('rich', '/rank/coin', words.rich),
          ],
        },
      ],
    },
    {
      ...under('market', hasShop ? words.market : words.social, hasShop ? <Store size={20} /> : <Users size={20} />),
      items: [
        ...(hasShop ? [at('store', '/store', words.store)] : []),
        at('gifts', '/present', words.gifts),
        at('club', '/club', words.club),
      ],
    },
    {
      ...under('support', words.support, <Headset size={20} />),
      items: [
        at('contact', '/support/info', words.contact),
        at('questions', '/support/qna', words.questions),
        at('banList', '/support/ban-list', words.banList),
        at('documents', '/support/document', words.documents),
        {
          ...under('legal', words.legal, null),
          items: [
            at('terms', '/support/terms/term-of-service', words.terms),
            at('privacy', '/support/terms/privacy-policy', words.privacy),
          ],
        },
      ],
    },
    at('download', '/download', words.download, <Download size={20} />),
  ];
}
