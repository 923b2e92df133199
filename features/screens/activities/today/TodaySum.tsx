import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ITEM } from '#protocol/entities/wallet.ts';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { type Gained, goldOf, mergeGained, useClaim } from '../../../shared/rewards/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import * as css from '../parts/Activity.css.ts';
import { claimRefusals } from '../parts/ClaimButton.tsx';
import { Gains } from '../parts/Gains.tsx';
import { claimInTurn } from './claimInTurn.ts';
import { countOf, isClaimable, type TodayRow } from './todayRow.ts';

/** From this sum on, the drawing is a treasure. */
const TREASURE_GOLD = 20_000;

export interface TodaySumProps {
  rows: readonly TodayRow[];
  isWhole: boolean;
}

/**
 * The sum of all rewards and a button that claims them. When all are claimed, it says so and names the time of the next rewards. Its text
 * has the colours of the page's scene.
 */
export function TodaySum({ rows, isWhole }: TodaySumProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const ready = rows.filter(isClaimable);
  const gained = mergeGained(ready.flatMap((row) => row.gained));
  const gold = goldOf(gained);
  const others = gained.filter(({ ItemID }) => ItemID !== ITEM.gold);
  const count = ready.reduce((sum, row) => sum + countOf(row), 0);
  const isNothing = count === 0;
  return (
    <section aria-labelledby="today-sum" className={css.sum}>
      <Inline gap={3}>
        <Stack align="start" gap={1} grow>
          <Text as="h2" id="today-sum" tone="heading" weight="bold">
            {isNothing && !isWhole ? (
              <FormattedMessage defaultMessage="獎勵還沒有全部載入" id="today.unknown" />
            ) : isNothing ? (
              <FormattedMessage defaultMessage="今天的獎勵都領完了" id="today.none" />
            ) : (
              <FormattedMessage defaultMessage="待領 {count} 項" id="mission.waiting" values={{ count }} />
            )}
          </Text>
          {gold > 0 ? (
            <span className={css.sumAmount}>
              <Amount
                countUp
                locale={locale}
                size={sizeFor(gold)}
                tone="metal"
                unit={formatMessage({ id: 'item.gold', defaultMessage: '金幣' })}
                value={gold}
              />
            </span>
          ) : null}
          <Gains gained={others} />
          <Text as="p" size={13} tone="inherit" weight="bold">
            {isNothing && !isWhole ? (
              <FormattedMessage defaultMessage="重試之後，就知道有哪些可以領" id="today.unknownText" />
            ) : isNothing ? (
              <FormattedMessage defaultMessage="做任務還能再領；簽到與輪盤台北時間 00:00 更新" id="today.noneText" />
            ) : (
              <FormattedMessage defaultMessage="每日獎勵今晚 24:00 前有效" id="mission.until" />
            )}
          </Text>
        </Stack>
        <img
          alt=""
          className={css.sumPicture}
          height={128}
          src={itemSrc(isNothing ? 'calendar' : gold >= TREASURE_GOLD ? 'treasure' : 'bag')}
          width={128}
        />
      </Inline>
      {ready.length > 1 ? <ClaimAll gold={gold} rows={ready} /> : null}
    </section>
  );
}

/** Keeps a long sum away from the picture beside it. */
const sizeFor = (gold: number): 24 | 32 | 44 => (gold < 10_000_000 ? 44 : gold < 1_000_000_000 ? 32 : 24);

function ClaimAll({ gold, rows }: { gold: number; rows: readonly TodayRow[] }): ReactNode {
  const { formatNumber } = useIntl();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const button = useRef<HTMLButtonElement>(null);
  const claiming = useClaim({
    claim: () => claimInTurn(rows.flatMap(({ claims = [] }) => claims)),
    list: rows[0]?.list ?? [],
    gained: (came: readonly Gained[]) => came,
    overRest: rows.some(({ overRest }) => overRest === true),
    atLeast: 'big',
    onClaimed: () => void queries.invalidateQueries({ queryKey: ['operation'], refetchType: 'none' }),
    onRefused: (error) => toast({ tone: 'danger', text: errorText(error, claimRefusals) }),
  });
  const claim = (): void =>
    claiming.mutate(
      { given: undefined, from: button.current },
      // The claims belong to many lists, so all of them are read again.
      { onSettled: () => void Promise.all(rows.map(({ list }) => queries.invalidateQueries({ queryKey: list }))) },
    );
  return (
    <div className={css.claimAll}>
      <Button busy={claiming.isPending} fullWidth onClick={claim} ref={button} size="lg" variant="gold">
        {gold > 0 ? (
          <FormattedMessage
            defaultMessage="全部領取 {amount}"
            id="mission.claimAll"
            values={{ amount: formatNumber(gold) }}
          />
        ) : (
          <FormattedMessage defaultMessage="全部領取" id="today.claimAll" />
        )}
      </Button>
    </div>
  );
}
