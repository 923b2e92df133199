import { Gamepad2 } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StateDrawing } from '#features/base/errors/index.ts';
import { Link, useLocation } from '#features/base/routing/index.ts';
import { useBrand, useLanguage, useOpenParts } from '#features/base/settings/index.ts';
import { useGame } from '#features/shared/games/index.ts';
import { LiffShare, liffOfPage } from '#features/shared/sign-in/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Page } from '#ui/layout/Page/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import * as css from './SharePage.css.ts';

/** The target of a shared link, without bars: an invitation to the game of `?game=`, or to the lobby. */
export function SharePage(): ReactNode {
  const { formatMessage } = useIntl();
  const { Name, LiffID } = useBrand();
  const { locale } = useLanguage();
  const { Games } = useOpenParts();
  const { pathname, search } = useLocation();
  const named = new URLSearchParams(search).get('game') ?? undefined;
  const { game } = useGame(named);
  const isPlayable = Games && (named === undefined || game?.Playable === true);
  const liff = liffOfPage();
  // The address of LINE opens inside LINE.
  const own = LiffID === '' ? window.location.origin : `https://liff.line.me/${LiffID}`;
  const title = formatMessage({ id: 'share.title', defaultMessage: '朋友邀您一起玩' });
  const messages = [{ type: 'text', text: `${title} · ${Name[locale]}\n${own}${pathname}${search}` }] as const;
  return (
    <Page>
      <div className={css.invitation}>
        <Heading align="center" level={1} size={32}>
          {Name[locale]}
        </Heading>
        <EmptyState
          action={
            <Stack gap={3}>
              <Button asChild icon={<Gamepad2 size={20} />}>
                <Link to={{ pathname: `${localePrefix(pathname)}/play-game/m`, search }}>
                  {isPlayable ? (
                    <FormattedMessage defaultMessage="開始玩" id="share.play" />
                  ) : (
                    <FormattedMessage defaultMessage="前往遊戲大廳" id="content.toLobby" />
                  )}
                </Link>
              </Button>
              {liff ? (
                <Suspense>
                  <LiffShare liff={liff} messages={messages} />
                </Suspense>
              ) : null}
            </Stack>
          }
          description={formatMessage({
            id: 'share.text',
            defaultMessage: '遊戲幣僅供娛樂，不可兌換現金或實物。限年滿 18 歲者使用。',
          })}
          drawing={<StateDrawing id="no-friends" />}
          title={title}
        />
      </div>
    </Page>
  );
}
