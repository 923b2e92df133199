import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TableRecord, TableStep } from '#games/verify/index.ts';
import type { RoundProof } from '#protocol/entities/round.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useLanguage, useLocaleID } from '../../../base/settings/index.ts';
import type { PlaceNames } from '../roundRecord.ts';
import { SmallBoard } from '../SmallBoard.tsx';
import { StepCard } from '../StepCard.tsx';
import { useRoundBoards } from '../useRoundBoards.ts';
import * as css from './Table.css.ts';

export interface TableBetsProps {
  proof: RoundProof;
  record: TableRecord;
  names: PlaceNames;
  /** The computed coins of each bet, in the order of the record. */
  wins: readonly (number | undefined)[];
  verdict: TableStep['verdict'];
}

/** The result of a round of a table, the player's bets with what they returned, and whether the ledger booked the same. */
export function TableBets({ proof, record, names, wins, verdict }: TableBetsProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const placeNames = names[useLocaleID()] ?? {};
  const { Round } = proof;
  const { boards, isLoading } = useRoundBoards([Round]);
  const total = wins.reduce<number>((sum, win) => sum + (win ?? 0), 0);
  return (
    <StepCard
      method={<code>rules.json</code>}
      title={formatMessage({ id: 'verify.table.bets', defaultMessage: '每一注退回的金幣與帳本一致' })}
      verdict={verdict}
    >
      <div className={css.outcome}>
        <div className={css.board}>
          <SmallBoard board={boards.get(Round.RoundID)} isLoading={isLoading} round={Round} />
        </div>
        <Stack gap={3}>
          <ul className={css.bets}>
            {record.Bets.map(({ BetID, Places }, at) => (
              <li className={css.bet} key={BetID}>
                <span className={css.places}>
                  {Object.entries(Places).map(([place, coins]) => (
                    <span className={css.place} key={place}>
                      {placeNames[place] ?? place}
                      <Amount locale={locale} value={coins} />
                    </span>
                  ))}
                </span>
                <FormattedMessage
                  defaultMessage="得 {win}"
                  id="rounds.got"
                  values={{ win: <Amount locale={locale} tone="gold" value={wins[at] ?? 0} /> }}
                />
              </li>
            ))}
          </ul>
          <Inline as="p" gap={3} wrap>
            <Amount locale={locale} size={32} tone="gold" value={total} />
            {total === Round.Win ? (
              <Inline as="span" gap={1} inText tone="positive">
                <CircleCheck aria-hidden="true" size={18} />
                <FormattedMessage defaultMessage="與入帳金額相同" id="verify.booked" />
              </Inline>
            ) : (
              <FormattedMessage
                defaultMessage="帳本入帳 {amount}"
                id="verify.bookedOther"
                values={{ amount: <Amount locale={locale} value={Round.Win} /> }}
              />
            )}
          </Inline>
        </Stack>
      </div>
    </StepCard>
  );
}
