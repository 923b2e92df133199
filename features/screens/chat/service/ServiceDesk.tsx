import { Headset } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { FailedView, StateDrawing } from '../../../base/errors/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { SessionPending, useIsGuest, useSession, useSessionStatus } from '../../../base/session/index.ts';
import { useBrand, useLanguage } from '../../../base/settings/index.ts';
import { useOpenSignIn } from '../../../shared/sign-in/index.ts';
import { type Conversation, TrayButtonsContext } from '../../../shared/conversation/index.ts';
import { CustomerServiceContext } from '../people/customerService.ts';
import { usePrivateRooms } from '../private/usePrivateRooms.ts';
import * as room from '../room/ChatRoom.css.ts';
import { ConversationPanel } from '../room/ConversationPanel.tsx';
import { GuestPanel } from '../room/GuestPanel.tsx';
import { ListSkeleton } from '../room/ListSkeleton.tsx';
import { useKeyboardInset } from '../room/useKeyboardInset.ts';
import * as css from './ServiceDesk.css.ts';

/**
 * The conversation with the operator's staff on its own page (specification 1 §2, §3: SenderType 1, automatic replies). Tells guests and
 * visitors how to become a member, since only members may write (decisions §5).
 */
export function ServiceDesk(): ReactNode {
  const { locale } = useLanguage();
  const { Support } = useBrand();
  const body = useRef<HTMLDivElement>(null);
  useKeyboardInset(body);
  return (
    <section aria-labelledby="service-desk" className={css.desk}>
      <header className={css.head}>
        <span aria-hidden="true" className={css.sign}>
          <Headset size={22} />
        </span>
        <Stack gap={0}>
          <h2 id="service-desk">
            <FormattedMessage defaultMessage="線上客服" id="serviceDesk.title" />
          </h2>
          <Text as="p" size={12} tone="muted">
            {Support.Hours[locale]}
          </Text>
        </Stack>
      </header>
      <div className={css.body} ref={body}>
        <Body />
      </div>
    </section>
  );
}

const centred = (failure: ReactNode): ReactNode => <div className={room.centred}>{failure}</div>;

function Body(): ReactNode {
  const { formatMessage } = useIntl();
  const status = useSessionStatus();
  const { session } = useSession();
  const isGuest = useIsGuest();
  if (status === 'unauthenticated') return <Visitor />;
  if (session === undefined) return <SessionPending frame={centred} shape={<ListSkeleton />} />;
  if (isGuest) {
    return (
      <GuestPanel
        description={formatMessage({
          id: 'serviceDesk.guestText',
          defaultMessage: '綁定手機號碼後就能在這裡和客服對話，也可以使用下方的電話與電子郵件。',
        })}
        title={formatMessage({ id: 'serviceDesk.guest', defaultMessage: '線上客服需要會員帳號' })}
      />
    );
  }
  return <Talk playerID={session.playerID} />;
}

function Visitor(): ReactNode {
  const { formatMessage } = useIntl();
  const openSignIn = useOpenSignIn();
  return (
    <div className={room.centred}>
      <EmptyState
        action={
          <Button onClick={openSignIn}>
            <FormattedMessage defaultMessage="登入" id="serviceDesk.signIn" />
          </Button>
        }
        description={formatMessage({
          id: 'serviceDesk.visitorText',
          defaultMessage: '登入後，客服看得到您的帳號，也能保留對話紀錄。無法登入時，請用下方的電話或電子郵件。',
        })}
        drawing={<StateDrawing id="no-messages" />}
        size="compact"
        title={formatMessage({ id: 'serviceDesk.visitor', defaultMessage: '登入後和客服對話' })}
      />
    </div>
  );
}

function Talk({ playerID }: { playerID: string }): ReactNode {
  const { customerService, error, retry } = usePrivateRooms();
  if (customerService === undefined) {
    if (error === null) return <ListSkeleton />;
    return (
      <div className={room.centred}>
        <FailedView error={error} onRetry={retry} />
      </div>
    );
  }
  if (customerService === null) return <Nobody />;
  if (customerService.PlayerID === playerID) return <Staff />;
  return (
    <CustomerServiceContext value={customerService}>
      <WithStaff playerID={playerID} staffID={customerService.PlayerID} />
    </CustomerServiceContext>
  );
}

function WithStaff({ playerID, staffID }: { playerID: string; staffID: string }): ReactNode {
  const { formatMessage } = useIntl();
  const conversation = useMemo((): Conversation => ({ ChannelType: CHANNEL.private, PlayerID: staffID }), [staffID]);
  return (
    // The staff takes no gifts, envelopes or wins.
    <TrayButtonsContext value={undefined}>
      <ConversationPanel
        conversation={conversation}
        empty={{
          title: formatMessage({ id: 'serviceDesk.empty', defaultMessage: '需要什麼協助？' }),
          description: formatMessage({
            id: 'serviceDesk.emptyText',
            defaultMessage: '先打聲招呼，會列出常見問題；也可以直接寫下您的問題，客服會在這裡回覆。',
          }),
          opener: {
            label: formatMessage({ id: 'serviceDesk.begin', defaultMessage: '開始對話' }),
            words: formatMessage({ id: 'serviceDesk.hello', defaultMessage: '您好' }),
          },
        }}
        label={formatMessage({ id: 'serviceDesk.composer', defaultMessage: '寫給客服' })}
        playerID={playerID}
      />
    </TrayButtonsContext>
  );
}

/** For a brand without customer service here. */
function Nobody(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <div className={room.centred}>
      <EmptyState
        description={formatMessage({
          id: 'serviceDesk.nobodyText',
          defaultMessage: '請用下方的電話或電子郵件聯絡我們。',
        })}
        drawing={<StateDrawing id="no-messages" />}
        size="compact"
        title={formatMessage({ id: 'serviceDesk.nobody', defaultMessage: '線上客服目前沒有開放' })}
      />
    </div>
  );
}

function Staff(): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  return (
    <div className={room.centred}>
      <EmptyState
        action={
          <Button asChild>
            <Link to={`${prefix}/play-game/m?chatroom=private`}>
              <FormattedMessage defaultMessage="到私頻回覆玩家" id="serviceDesk.toRooms" />
            </Link>
          </Button>
        }
        description={formatMessage({
          id: 'serviceDesk.staffText',
          defaultMessage: '玩家寫給客服的訊息都在私頻，未讀的排在最上面。',
        })}
        drawing={<StateDrawing id="no-messages" />}
        size="compact"
        title={formatMessage({ id: 'serviceDesk.staff', defaultMessage: '您就是客服' })}
      />
    </div>
  );
}
