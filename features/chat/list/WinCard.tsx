import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { SyntaxKey } from '#protocol/rules/messageSyntax.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { SystemLine } from '#ui/components/ChatBubble/index.ts';
import { useGame, useLocaleID, useOpenGame } from '../../lobby/index.ts';
import * as css from './Cards.css.ts';
import { GameThumb } from './GameThumb.tsx';

/** Prize levels by `multiple_idx` (specification 1 §9). */
const prizes: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  101: { id: 'chat.win.giant', defaultMessage: '巨獎' },
  102: { id: 'chat.win.grand', defaultMessage: '大獎' },
  103: { id: 'chat.win.middle', defaultMessage: '中獎' },
  104: { id: 'chat.win.small', defaultMessage: '小獎' },
});
const jackpots: Record<'first' | 'other', MessageDescriptor> = defineMessages({
  first: { id: 'chat.win.jackpot', defaultMessage: '大獎' },
  other: { id: 'chat.win.jackpotOther', defaultMessage: '普獎' },
});

export interface WinCardProps {
  /** The bracketed text. */
  label: string;
  values: Readonly<Partial<Record<SyntaxKey, string>>>;
}

/** A big win, told by the system. What is not a win is a plain line. */
export function WinCard({ label, values }: WinCardProps): ReactNode {
  const { formatMessage, locale: tag } = useIntl();
  const locale = useLocaleID();
  const { open } = useOpenGame();
  const { gamecode } = values;
  const { game } = useGame(gamecode);
  const amount = Number(values.amount ?? Number.NaN);
  if (!Number.isSafeInteger(amount)) return <SystemLine>{label}</SystemLine>;
  const name = (game ? gameNameOf(game.GameNames, locale) : values.gameName) ?? '';
  const prize = prizes[values.multiple_idx ?? ''];
  const jackpot =
    values.jackpot_id === undefined ? undefined : values.jackpot_id === '1' ? jackpots.first : jackpots.other;
  const kind = prize ?? jackpot;
  return (
    <div className={css.win} data-part="win-card">
      <span aria-hidden="true" className={css.rays} />
      <GameThumb game={game} />
      <div className={css.words}>
        <span className={css.winLine}>
          <Trophy aria-hidden="true" size={14} />
          {kind === undefined ? label : formatMessage(kind)}
          {prize === undefined && values.multiple !== undefined ? (
            <span>
              {'· '}
              {formatMessage({ id: 'chat.win.multiple', defaultMessage: '{multiple}X' }, { multiple: values.multiple })}
            </span>
          ) : null}
        </span>
        <span className={css.winAmount}>
          <Amount locale={tag} value={amount} />
        </span>
        <span className={css.winWords}>
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
