import { type ReactNode, use } from 'react';
import { useIntl } from 'react-intl';
import { BrandFiles, StudioPage as Studio, type StudioScreen } from '#studio/index.ts';
import { loadBrands } from '../loadBrands.ts';

/** The address of a page in a language; on mocks as a player of the demo world with a balance, without overlays. */
const pageOf =
  (path: string, isSignedIn = true): StudioScreen['src'] =>
  (locale) => {
    const scenario = import.meta.env.VITE_MOCK ? `scenario=calm${isSignedIn ? ',as:0900000001' : ''}` : '';
    const query = new URLSearchParams(path.split('?')[1]).toString();
    return `/${locale}${path.split('?')[0]}?${[query, scenario].filter(Boolean).join('&')}`;
  };

const loading = Promise.all([
  loadBrands(),
  import('#ui/generated/brandFiles.json').then(({ default: files }) => BrandFiles.parse(files)),
]);

/** The Brand Studio, with the product in its previews. Only in development and in operators' builds. */
export function StudioPage(): ReactNode {
  const { formatMessage } = useIntl();
  const [brands, files] = use(loading);
  const screens: readonly StudioScreen[] = [
    {
      id: 'lobby',
      name: formatMessage({ id: 'studio.screenLobby', defaultMessage: '遊戲大廳' }),
      src: pageOf('/play-game/m'),
    },
    {
      id: 'chat',
      name: formatMessage({ id: 'studio.screenChat', defaultMessage: '聊天室' }),
      src: pageOf('/play-game/m?chatroom=public'),
    },
    {
      id: 'profile',
      name: formatMessage({ id: 'studio.screenProfile', defaultMessage: '會員中心' }),
      src: pageOf('/member/info'),
    },
    {
      id: 'missions',
      name: formatMessage({ id: 'studio.screenMissions', defaultMessage: '任務' }),
      src: pageOf('/other/mission'),
    },
    {
      id: 'clubs',
      name: formatMessage({ id: 'studio.screenClubs', defaultMessage: '俱樂部' }),
      src: pageOf('/club'),
    },
    {
      id: 'rank',
      name: formatMessage({ id: 'studio.screenRank', defaultMessage: '排行榜' }),
      src: pageOf('/rank'),
    },
    {
      id: 'store',
      name: formatMessage({ id: 'studio.screenStore', defaultMessage: '購點兌換' }),
      src: pageOf('/studio/store'),
    },
    {
      id: 'signIn',
      name: formatMessage({ id: 'studio.screenVisitor', defaultMessage: '未登入的大廳' }),
      src: pageOf('/play-game/m', false),
    },
  ];
  return <Studio brands={brands} files={files} screens={screens} />;
}
