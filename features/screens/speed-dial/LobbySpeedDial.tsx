import { MessageCircleMore, Radio, Sparkles, TicketCheck } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { SpeedDial, type SpeedDialItem } from '#ui/components/SpeedDial/index.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { useLocation, useNavigate } from '../../base/routing/index.ts';
import { useChatPlace, useShownUnread } from '../chat/index.ts';
import { QuietBoundary } from '../../base/errors/index.ts';
import { useIsGuest, useSessionStatus } from '../../base/session/index.ts';
import { useOpenParts } from '../../base/settings/index.ts';
import { useIsOfferAlone } from '../../shared/sign-in/index.ts';
import { RedeemDialog } from '../redeem/index.ts';

const GuestRefusal = lazy(
  loadAgain(() => import('./GuestRefusal.tsx').then((module) => ({ default: module.GuestRefusal }))),
);

/**
 * The lobby's floating button: chat, redeem code and, while open, live (specification 1 §2, §6). For a guest it explains why the menu does
 * not open, and offers to bind a phone. A visitor sees the chat button, which leads through the sign-in; on a phone after the invitation.
 * Beside a docked chat, the item opens that chat's public tab, without an unread count. Renders nothing until the session is known.
 */
export function LobbySpeedDial(): ReactNode {
  const { formatMessage } = useIntl();
  const status = useSessionStatus();
  const { Live } = useOpenParts();
  const guest = useIsGuest();
  const isOfferAlone = useIsOfferAlone();
  const unread = useShownUnread();
  const { docked, shown, open } = useChatPlace();
  const navigate = useNavigate();
  const prefix = localePrefix(useLocation().pathname);
  const [refused, setRefused] = useState(false);
  const [redeeming, setRedeeming] = useState(false);
  if (status === 'loading' || isOfferAlone) return null;
  if (status === 'unauthenticated') {
    return (
      <SpeedDial
        icon={<MessageCircleMore size={28} />}
        items={[]}
        label={formatMessage({ id: 'speedDial.chat', defaultMessage: '聊天' })}
        onRefused={() => open('public')}
      />
    );
  }

  const isBesideChat = docked && shown;
  const news = {
    count: unread,
    label: formatMessage(
      { id: 'speedDial.unread', defaultMessage: '{count, plural, other {# 則未讀訊息}}' },
      { count: unread },
    ),
  };
  const items: readonly SpeedDialItem[] = [
    ...(Live
      ? [
          {
            id: 'live',
            label: formatMessage({ id: 'speedDial.live', defaultMessage: '直播' }),
            icon: <Radio size={22} />,
            onSelect: () => navigate(`${prefix}/play-game/live`),
          },
        ]
      : []),
    {
      id: 'redeem',
      label: formatMessage({ id: 'speedDial.redeem', defaultMessage: '兌換碼' }),
      icon: <TicketCheck size={22} />,
      onSelect: () => setRedeeming(true),
    },
    {
      id: 'chat',
      label: formatMessage({ id: 'speedDial.chat', defaultMessage: '聊天' }),
      icon: <MessageCircleMore size={22} />,
      onSelect: () => open('public'),
      ...(!isBesideChat && { unread: news }),
    },
  ];
  return (
    <>
      <SpeedDial
        icon={isBesideChat ? <Sparkles size={28} /> : <MessageCircleMore size={28} />}
        items={items}
        label={formatMessage({ id: 'speedDial.label', defaultMessage: '快捷選單' })}
        onRefused={guest ? () => setRefused(true) : undefined}
        {...(!isBesideChat && { unread: news })}
      />
      {refused ? (
        <Suspense fallback={null}>
          <GuestRefusal onClose={() => setRefused(false)} />
        </Suspense>
      ) : null}
      {redeeming ? (
        <QuietBoundary>
          <Suspense fallback={null}>
            <RedeemDialog onClose={() => setRedeeming(false)} />
          </Suspense>
        </QuietBoundary>
      ) : null}
    </>
  );
}
