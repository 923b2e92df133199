import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getOpenTicker } from '#protocol/endpoints/lobby.ts';
import { getTicker } from '#protocol/operations/lobby.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { useOpenOperation } from '../../../base/client/index.ts';
import { useLocaleID } from '../../../base/settings/index.ts';
import { DemoMark, useMayAsk } from '../../../shared/games/index.ts';
import { GameLine } from './GameLine.tsx';
import * as css from './Rail.css.ts';

const MAX_WINS = 4;

export interface RecentWinsProps {
  /** The time of the newest line that the ticker has shown. Newer wins are not shown yet. Undefined without a ticker. */
  until: string | undefined;
}

/** The wins that the ticker has shown already, newest first. */
export default function RecentWins({ until }: RecentWinsProps): ReactNode {
  const { locale } = useIntl();
  const language = useLocaleID();
  const lines = useOpenOperation(getTicker, getOpenTicker, {}, { enabled: useMayAsk() }).data?.List ?? [];
  const wins = lines
    .filter((line) => line.Type === 1)
    .filter(({ CreateTime }) => until === undefined || CreateTime <= until);
  if (wins.length === 0) return null;
  return (
    <section aria-labelledby="lobby-wins">
      <SectionHeading aside={<DemoMark />} id="lobby-wins">
        <FormattedMessage defaultMessage="剛剛贏得" id="lobby.wins" />
      </SectionHeading>
      <ul className={css.wins}>
        {wins.slice(0, MAX_WINS).map(({ ID, GameCode, GameNames, PlayerName, Amount: amount }) => (
          <li className={css.face} key={ID}>
            <GameLine
              game={{ GameCode, GameNames }}
              note={
                <FormattedMessage
                  defaultMessage="{name} · {game}"
                  id="lobby.wins.line"
                  values={{ name: PlayerName, game: gameNameOf(GameNames, language) }}
                />
              }
              title={<Amount locale={locale} tone="gold" value={amount} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
