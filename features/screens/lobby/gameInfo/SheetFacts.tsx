import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { GameSheet } from '#protocol/entities/game.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { DemoMark, usePrizeName } from '../../../shared/games/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import * as css from './GameInfo.css.ts';

const ladder: Record<GameSheet['PrizeLadder'][number]['Name'], MessageDescriptor> = defineMessages({
  honor: { id: 'gameSheet.honor', defaultMessage: '榮譽榜' },
  bigPrize: { id: 'gameSheet.bigPrize', defaultMessage: '全服公告' },
});
const BASIS_POINTS = 10_000;

/** The facts of 13170: return, the multiple from which a win is announced, jackpots, and the largest wins. */
export function SheetFacts({ sheet }: { sheet: GameSheet }): ReactNode {
  const { formatMessage, formatNumber, locale } = useIntl();
  const playerName = usePlayerName();
  const prizeName = usePrizeName();
  const { ReturnToPlayer, PrizeLadder, JackpotLevels, TopWins } = sheet;
  return (
    <>
      <dl className={css.list}>
        <div className={css.fact}>
          <Text as="dt" size={12} tone="muted">
            {formatMessage({ id: 'gameSheet.return', defaultMessage: '理論返還率' })}
          </Text>
          <Inline as="dd" size={15} weight="bold" wrap>
            {ReturnToPlayer === null
              ? formatMessage({ id: 'gameSheet.returnUnknown', defaultMessage: '供應商尚未公布' })
              : formatNumber(ReturnToPlayer / BASIS_POINTS, { style: 'percent', maximumFractionDigits: 2 })}
          </Inline>
        </div>
        <div className={css.fact}>
          <Text as="dt" size={12} tone="muted">
            {formatMessage({ id: 'gameSheet.ladder', defaultMessage: '上榜門檻（押注倍數）' })}
          </Text>
          <Inline as="dd" size={15} weight="bold" wrap>
            {PrizeLadder.map(({ Name, Multiple }) => (
              <span key={Name}>
                <FormattedMessage
                  defaultMessage="{multiple, number}X {name}"
                  id="gameSheet.step"
                  values={{ multiple: Multiple, name: formatMessage(ladder[Name]) }}
                />
              </span>
            ))}
          </Inline>
        </div>
        {JackpotLevels.length > 0 ? (
          <div className={css.fact} data-wide="">
            <Text as="dt" size={12} tone="muted">
              {formatMessage({ id: 'gameSheet.levels', defaultMessage: '彩金等級' })}
            </Text>
            <Inline as="dd" size={15} weight="bold" wrap>
              {[...new Set(JackpotLevels.map(({ Name }) => prizeName(Name, JackpotLevels)))].map((name) => (
                <span key={name}>{name}</span>
              ))}
            </Inline>
          </div>
        ) : null}
      </dl>
      {TopWins.length > 0 ? (
        <section>
          <h3 className={css.heading}>
            <FormattedMessage defaultMessage="最高贏分" id="gameSheet.topWins" /> <DemoMark />
          </h3>
          <Stack as="ol" gap={0}>
            {TopWins.map(({ PlayerName, Win, CreateTime }) => (
              <li className={css.winRow} key={`${PlayerName} ${CreateTime}`}>
                <span className={css.winner}>{playerName(PlayerName)}</span>
                <Amount locale={locale} tone="gold" value={Win} />
              </li>
            ))}
          </Stack>
        </section>
      ) : null}
    </>
  );
}
