import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { WheelSpin } from '#protocol/entities/event.ts';
import { getWheelHistory } from '#protocol/operations/fireWheel.ts';
import { itemSrc } from '#art/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { useOperation } from '../../base/client/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { PagedRecords, useChoices } from '../../shared/frames/index.ts';
import { drawingOf, useGainedText } from '../../shared/rewards/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import * as css from './Events.css.ts';

const PER_PAGE = 10;

/** The player's last spins with prizes and prices (14320). */
export function WheelHistory(): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const words = useGainedText();
  const { page: Page } = useChoices();
  const query = useOperation(getWheelHistory, { Page, PerPage: PER_PAGE }, { placeholderData: keepPreviousData });
  const time = (value: string): ReactNode => <DateTime locale={locale} value={value} />;
  return (
    <PagedRecords<WheelSpin>
      columns={[
        {
          id: 'picture',
          header: formatMessage({ id: 'wheel.picture', defaultMessage: '圖' }),
          headerHidden: true,
          onCard: 'lead',
          width: '4rem',
          cell: pictureOf,
        },
        {
          id: 'prize',
          header: formatMessage({ id: 'wheel.prize', defaultMessage: '獎項' }),
          onCard: 'title',
          cell: (spin) => words.list([spin]),
        },
        {
          id: 'time',
          header: formatMessage({ id: 'wheel.time', defaultMessage: '時間' }),
          onCard: 'line',
          cell: ({ CreateTime }) => time(CreateTime),
        },
        {
          id: 'cost',
          header: formatMessage({ id: 'wheel.cost', defaultMessage: '花費' }),
          align: 'end',
          onCard: 'aside',
          cell: ({ CostItemID, CostAmount }) =>
            CostAmount === 0
              ? formatMessage({ id: 'wheel.free', defaultMessage: '免費' })
              : words.list([{ ItemID: CostItemID, Amount: CostAmount }]),
        },
      ]}
      empty={
        <EmptyState
          description={formatMessage({
            id: 'wheel.noHistoryText',
            defaultMessage: '每天都有一次免費，轉過的結果會列在這裡。',
          })}
          drawing={<StateDrawing id="wheel" />}
          size="compact"
          title={formatMessage({ id: 'wheel.noHistory', defaultMessage: '還沒有轉過' })}
        />
      }
      skeletons={4}
      label={formatMessage({ id: 'wheel.history', defaultMessage: '我的紀錄' })}
      pagesLabel={formatMessage({ id: 'wheel.historyPages', defaultMessage: '紀錄分頁' })}
      perPage={PER_PAGE}
      query={query}
      rowKey={({ SpinID }) => SpinID}
    />
  );
}

const pictureOf = (spin: WheelSpin): ReactNode => (
  <img alt="" className={css.won} height={40} src={itemSrc(drawingOf([spin]))} width={40} />
);
