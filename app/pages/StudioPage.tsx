import { type ReactNode, use } from 'react';
import { useIntl } from 'react-intl';
import { BrandFiles, StudioPage as Studio } from '#features/studio/index.ts';
import { loadBrands } from '../loadBrands.ts';

/** A signed-in player of the demo world, who has something in the wallet; a page with a service has no scenario. */
const PLAYER = import.meta.env.VITE_MOCK ? 'scenario=as:0900000001' : '';

const loading = Promise.all([
  loadBrands(),
  import('#ui/generated/brandFiles.json').then(({ default: files }) => BrandFiles.parse(files)),
]);

/** The Brand Studio, with this very product in its previews. Only in development and in operators' builds. */
export function StudioPage(): ReactNode {
  const { formatMessage } = useIntl();
  const [brands, files] = use(loading);
  const screens = [
    {
      id: 'lobby',
      name: formatMessage({ id: 'studio.screenLobby', defaultMessage: '遊戲大廳' }),
      src: `/play-game/m?${PLAYER}`,
    },
    {
      id: 'chat',
      name: formatMessage({ id: 'studio.screenChat', defaultMessage: '聊天室' }),
      src: `/play-game/m?chatroom=public&${PLAYER}`,
    },
    {
      id: 'profile',
      name: formatMessage({ id: 'studio.screenProfile', defaultMessage: '會員中心' }),
      src: `/studio/profile?${PLAYER}`,
    },
    {
      id: 'store',
      name: formatMessage({ id: 'studio.screenStore', defaultMessage: '購點兌換' }),
      src: `/studio/store?${PLAYER}`,
    },
    {
      id: 'signIn',
      name: formatMessage({ id: 'studio.screenVisitor', defaultMessage: '未登入的大廳' }),
      src: '/',
    },
  ];
  return <Studio brands={brands} files={files} screens={screens} />;
}
