import { ExternalLink, Gamepad2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { TitleHeader } from '../../shared/frames/index.ts';
import * as css from './Play.css.ts';
import { useLeavePrompt } from './useLeavePrompt.tsx';
import { usePlayWindow } from './usePlayWindow.ts';

/** 立即玩: opens the window in which one plays, and asks before that is left behind (specification 1 §2). */
export function PlayPage(): ReactNode {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const prefix = localePrefix(pathname);
  const play = usePlayWindow();
  const [blocked, setBlocked] = useState(false);
  const leavePrompt = useLeavePrompt(play.isOpen, play.close);
  const now = `${prefix}/play-game/now${search}`;
  return (
    <div className={css.page}>
      <TitleHeader title={<FormattedMessage defaultMessage="立即玩" id="play.title" />} />
      <EmptyState
        action={
          blocked ? (
            <Button asChild icon={<Gamepad2 size={20} />}>
              <Link to={now}>
                <FormattedMessage defaultMessage="在這個視窗玩" id="play.here" />
              </Link>
            </Button>
          ) : (
            <Button icon={<ExternalLink size={20} />} onClick={() => setBlocked(!play.open(now))}>
              {play.isOpen ? (
                <FormattedMessage defaultMessage="回到遊戲視窗" id="play.focus" />
              ) : (
                <FormattedMessage defaultMessage="開啟遊戲視窗" id="play.open" />
              )}
            </Button>
          )
        }
        description={
          blocked
            ? formatMessage({
                id: 'play.blockedText',
                defaultMessage: '瀏覽器擋下了新視窗。請允許本站開啟視窗，或直接在這裡玩。',
              })
            : formatMessage({
                id: 'play.text',
                defaultMessage: '遊戲會在自己的視窗裡開啟，聊天與活動留在這一頁。',
              })
        }
        drawing={<StateDrawing id="reels" />}
        title={
          play.isOpen
            ? formatMessage({ id: 'play.isOpen', defaultMessage: '遊戲視窗已開啟' })
            : formatMessage({ id: 'play.isClosed', defaultMessage: '準備好了嗎？' })
        }
      />
      {leavePrompt}
    </div>
  );
}
