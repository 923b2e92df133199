import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { HonorRecord } from '#protocol/entities/honor.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { useNamedPrize } from '../../shared/games/index.ts';
import * as css from './Honors.css.ts';
import { dottedDay, multipleOf } from './multiple.ts';

/** The win as a multiple of the bet, to two decimals (specification 2 §2). */
export function Multiple({ record }: { record: Pick<HonorRecord, 'Win' | 'Bet'> }): ReactNode {
  const { locale } = useLanguage();
  return (
    <span className={css.multiple}>
      <FormattedMessage
        defaultMessage="{multiple} 倍"
        id="honors.multiple"
        values={{ multiple: <Amount decimals={2} locale={locale} value={multipleOf(record)} /> }}
      />
    </span>
  );
}

/** The prize of a win, and its multiple of the bet. */
export function WonBy({ record }: { record: HonorRecord }): ReactNode {
  const prize = useNamedPrize(record.GameInfo.GameID, record.Jackpot);
  return (
    <>
      {prize === undefined ? null : (
        <Text size={13} weight="bold">
          {prize}
        </Text>
      )}
      <Multiple record={record} />
    </>
  );
}

/** The time and the machine of a win. */
export function WonAt({ record }: { record: Pick<HonorRecord, 'CreateTime' | 'MachineNo'> }): ReactNode {
  return (
    <Inline align="stretch" as="span" gap={3} rowGap={0} size={13} tone="muted" wrap>
      <time dateTime={record.CreateTime}>{dottedDay(record.CreateTime)}</time>
      <span>
        <FormattedMessage
          defaultMessage="機台 {machine}"
          id="honors.machine"
          values={{ machine: String(record.MachineNo) }}
        />
      </span>
    </Inline>
  );
}
