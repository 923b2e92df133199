import { Megaphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TickerItem } from '#protocol/entities/game.ts';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import { getOpenTicker } from '#protocol/endpoints/lobby.ts';
import { getTicker, tickerChanged } from '#protocol/operations/lobby.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { Ticker } from '#ui/components/Ticker/index.ts';
import { useOpenOperation, usePushInto } from '../../base/client/index.ts';
import { useExpectsPlayer } from '../../base/session/index.ts';
import * as css from './Lobby.css.ts';
import { useLocaleID } from '../../base/settings/index.ts';
import { DemoMark, useMayAsk } from '../../shared/games/index.ts';

/** How often the list is read for a visitor, who receives no pushes. */
const LOOK_AGAIN_MS = 15_000;

export interface LobbyTickerProps {
  /** Called with the time of each line that is shown. */
  onShown: (time: string) => void;
}

/** The latest wins and the operator's notices, one line at a time (12740, 12742). */
export function LobbyTicker({ onShown }: LobbyTickerProps): ReactNode {
  const { formatMessage } = useIntl();
  const locale = useLocaleID();
  const isVisitor = !useExpectsPlayer();
  const { data, isPending } = useOpenOperation(
    getTicker,
    getOpenTicker,
    {},
    {
      enabled: useMayAsk(),
      refetchInterval: isVisitor ? LOOK_AGAIN_MS : false,
    },
  );
  usePushInto(tickerChanged, getTicker);
  const lines = data?.List ?? [];
  if (lines.length === 0)
    return <div className={css.tickerPlace}>{isPending ? <Skeleton height="1.75rem" shape="box" /> : null}</div>;
  return (
    <Ticker
      icon={<Megaphone size={14} />}
      label={formatMessage({ id: 'lobby.ticker', defaultMessage: '最新消息' })}
      lines={lines.map((item) => ({
        id: item.ID,
        content: <Line item={item} locale={locale} />,
        aside:
          item.Type === 1 ? (
            <>
              <DemoMark /> <Ago time={item.CreateTime} />
            </>
          ) : undefined,
      }))}
      onLineShown={(id) => {
        const time = lines.find(({ ID }) => ID === id)?.CreateTime;
        if (time !== undefined) onShown(time);
      }}
      pauseLabel={formatMessage({ id: 'lobby.ticker.pause', defaultMessage: '暫停輪播消息' })}
      playLabel={formatMessage({ id: 'lobby.ticker.play', defaultMessage: '繼續輪播消息' })}
    />
  );
}

const strong = (words: ReactNode): ReactNode => <b>{words}</b>;
const cuttable = (words: ReactNode): ReactNode => <span className={css.tickerMessages}>{words}</span>;

function Line({ item, locale }: { item: TickerItem; locale: LocaleID }): ReactNode {
  const intl = useIntl();
  if (item.Type === 2) return item.Texts[locale];
  return (
    <span className={css.tickerWin}>
      <FormattedMessage
        defaultMessage="<words>恭喜 <b>{name}</b> 於【{game}】贏得</words> {amount}"
        id="lobby.ticker.won"
        values={{
          b: strong,
          words: cuttable,
          name: item.PlayerName,
          game: gameNameOf(item.GameNames, locale),
          amount: (
            <b>
              <Amount locale={intl.locale} tone="gold" value={item.Amount} />
            </b>
          ),
        }}
      />
    </span>
  );
}

/** The age in whole minutes, hours or days; below a minute the text is "just now". */
function Ago({ time }: { time: string }): ReactNode {
  const { formatRelativeTime } = useIntl();
  const [now] = useState(() => Date.now());
  const minutes = Math.floor((now - Date.parse(time)) / 60_000);
  if (minutes < 1) return <FormattedMessage defaultMessage="剛剛" id="lobby.ticker.now" />;
  // The component of `react-intl` updates its text by itself, and its code is larger than the ticker's.
  const ago = (count: number, unit: 'day' | 'hour' | 'minute'): string =>
    formatRelativeTime(-count, unit, { style: 'short' });
  if (minutes < 60) return ago(minutes, 'minute');
  if (minutes < 1440) return ago(Math.floor(minutes / 60), 'hour');
  return ago(Math.floor(minutes / 1440), 'day');
}
