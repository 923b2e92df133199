import { Award } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { HonorRecord } from '#protocol/entities/honor.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Chip } from '#ui/components/Chip/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { Loaded, PageContentSkeleton, SectionFrame, useChoices } from '../../shared/frames/index.ts';
import { DemoMark } from '../../shared/games/index.ts';
import { useLanguage, useOpenParts } from '../../base/settings/index.ts';
import { BestHonor } from './BestHonor.tsx';
import { HonorRow } from './HonorRow.tsx';
import * as css from './Honors.css.ts';
import { bestOf, HONOR_ORDERS, multipleOf, orderHonors } from './multiple.ts';
import { NoHonors } from './NoHonors.tsx';
import { useHonors } from './useHonors.ts';
import { PIN_LIMIT, PINNED } from './usePinHonor.ts';

const orders = defineMessages({
  date: { id: 'honors.byDate', defaultMessage: '日期' },
  win: { id: 'honors.byWin', defaultMessage: '金額' },
  multiple: { id: 'honors.byMultiple', defaultMessage: '倍數' },
});

/** /member/honors: the best win, the counts, and every record with heart, replay and share (specification 2 §2). */
export function HonorsPage(): ReactNode {
  const query = useHonors();
  return (
    <SectionFrame page="/member/honors">
      <Loaded query={query} skeleton={<PageContentSkeleton page="/member/honors" />}>
        {(records) => <Honors records={records} />}
      </Loaded>
    </SectionFrame>
  );
}

function Honors({ records }: { records: readonly HonorRecord[] }): ReactNode {
  const { formatMessage } = useIntl();
  const { get, choose } = useChoices();
  const order = HONOR_ORDERS.find((one) => one === get('order')) ?? 'date';
  const best = bestOf(records);
  const pinned = records.filter(({ Pinned }) => Pinned === PINNED).length;
  const rest = orderHonors(records, order).filter(({ ID }) => ID !== best?.ID);
  if (best === undefined) return <NoHonors size="roomy" />;
  return (
    <>
      <BestHonor pinned={pinned} record={best} />
      <Counts best={best} count={records.length} pinned={pinned} />
      <Stack aria-labelledby="honor-list" as="section" gap={3}>
        {rest.length === 0 ? null : (
          <>
            <SectionHeading
              aside={
                <Inline
                  align="stretch"
                  aria-label={formatMessage({ id: 'honors.order', defaultMessage: '排序' })}
                  gap={1}
                  role="group"
                >
                  {HONOR_ORDERS.map((one) => (
                    <Chip
                      key={one}
                      onSelectedChange={() => choose('order', one === 'date' ? undefined : one)}
                      selected={order === one}
                    >
                      <FormattedMessage {...orders[one]} />
                    </Chip>
                  ))}
                </Inline>
              }
              id="honor-list"
            >
              <FormattedMessage defaultMessage="戰績" id="honors.list" /> <DemoMark />
            </SectionHeading>
            <ul aria-labelledby="honor-list" className={css.rows}>
              {rest.map((record) => (
                <HonorRow key={record.ID} pinned={pinned} record={record} />
              ))}
            </ul>
          </>
        )}
        <NextHonor />
      </Stack>
    </>
  );
}

function Counts({ best, count, pinned }: { best: HonorRecord; count: number; pinned: number }): ReactNode {
  const { locale } = useLanguage();
  return (
    <dl className={css.counts}>
      <div className={css.count}>
        <dt>
          <FormattedMessage defaultMessage="上榜" id="honors.count" />
        </dt>
        <dd>
          <FormattedMessage defaultMessage="{count, plural, other {# 筆}}" id="honors.countOf" values={{ count }} />
        </dd>
      </div>
      <div className={css.count}>
        <dt>
          <FormattedMessage defaultMessage="最高倍數" id="honors.highest" />
        </dt>
        <dd>
          <FormattedMessage
            defaultMessage="{multiple} 倍"
            id="honors.multiple"
            values={{ multiple: <Amount decimals={2} locale={locale} value={multipleOf(best)} /> }}
          />
        </dd>
      </div>
      <div className={css.count}>
        <dt>
          <FormattedMessage defaultMessage="已釘選" id="honors.pinnedCount" />
        </dt>
        <dd>{`${String(pinned)} / ${String(PIN_LIMIT)}`}</dd>
      </div>
    </dl>
  );
}

/** A hint at the end of the list for the next win. Renders nothing if no game can be played. */
function NextHonor(): ReactNode {
  const { Games } = useOpenParts();
  const prefix = localePrefix(useLocation().pathname);
  if (!Games) return null;
  return (
    <div className={css.nextHonor}>
      <Award aria-hidden="true" className={css.nextIcon} size={32} />
      <span>
        <FormattedMessage defaultMessage="下一次 20 倍以上大獎會出現在這裡" id="honors.next" />
      </span>
      <Button asChild size="sm" variant="secondary">
        <Link to={`${prefix}/play-game/m`}>
          <FormattedMessage defaultMessage="找遊戲" id="honors.findGame" />
        </Link>
      </Button>
    </div>
  );
}
