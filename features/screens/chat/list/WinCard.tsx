import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SyntaxKey } from '#protocol/rules/messageSyntax.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { winTitleOf } from '#protocol/rules/winTitle.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { SystemLine } from '#ui/components/ChatBubble/index.ts';
import { DemoMark, useGame, useOpenGame, useWinTitle } from '../../../shared/games/index.ts';
import { useLocaleID } from '../../../base/settings/index.ts';
import * as css from './Cards.css.ts';
import { GameThumb } from './GameThumb.tsx';

export interface WinCardProps {
  label: string;
  values: Readonly<Partial<Record<SyntaxKey, string>>>;
}

/** A big win from the system. Values that contain no win are shown as a plain line. */
export function WinCard({ label, values }: WinCardProps): ReactNode {
  const { formatMessage, locale: tag } = useIntl();
  const locale = useLocaleID();
  const winTitle = useWinTitle();
  const { open } = useOpenGame();
  const { gamecode } = values;
  const { game } = useGame(gamecode);
  const amount = Number(values.amount ?? Number.NaN);
  if (!Number.isSafeInteger(amount)) return <SystemLine>{label}</SystemLine>;
  const name = (game ? gameNameOf(game.GameNames, locale) : values.gameName) ?? '';
  const multiple = Number(values.multiple ?? 0);
  const named = winTitleOf({ level: Number(values.multiple_idx ?? 0), jackpotID: values.jackpot_id, multiple });
  return (
    <div className={css.win} data-part="win-card">
      <span aria-hidden="true" className={css.rays} />
      <GameThumb game={game} />
      <div className={css.words}>
        <span className={css.winLine}>
          <Trophy aria-hidden="true" size={14} />
          {named === undefined || named.kind === 'multiple' ? label : winTitle(named)}
          {named !== undefined && named.kind !== 'prize' && multiple > 0 ? (
            <span>
              {'· '}
              {winTitle({ kind: 'multiple', multiple })}
            </span>
          ) : null}
          <DemoMark />
        </span>
        <span className={css.winAmount}>
          <Amount locale={tag} value={amount} />
        </span>
        <span className={css.winMessages}>
          <FormattedMessage
            defaultMessage="恭喜 <b>{name}</b> 於【{game}】贏得大獎"
            id="chat.win.congratulation"
            values={{ b: strong, name: values.from ?? '', game: name }}
          />
        </span>
      </div>
      {game ? (
        <Button
          aria-label={formatMessage({ id: 'chat.win.open', defaultMessage: '看遊戲：{game}' }, { game: name })}
          onClick={() => open(game.GameCode)}
          size="sm"
          variant="gold"
        >
          <FormattedMessage defaultMessage="看遊戲" id="chat.win.look" />
        </Button>
      ) : null}
    </div>
  );
}

const strong = (words: ReactNode): ReactNode => <b>{words}</b>;
