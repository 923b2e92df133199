import { Check } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { FirstDay, FIRST_DAY_STEPS } from '#protocol/entities/firstDay.ts';
import { claimFirstDay, getFirstDay } from '#protocol/operations/firstDay.ts';
import type { PagePath } from '#protocol/pages.ts';
import { itemSrc } from '#art/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { operationKey, useCall, useOperation } from '../../base/client/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { gainedOf, useClaim, useGainedText } from '../../shared/rewards/index.ts';
import { useIsGuest, useSessionStatus } from '../../base/session/index.ts';
import { useBrand, useLanguage } from '../../base/settings/index.ts';
import * as css from './FirstDay.css.ts';

/** Loaded when the card opens. */
const HelloDialog = lazy(
  loadAgain(() => import('./HelloDialog.tsx').then((module) => ({ default: module.HelloDialog }))),
);

type Step = (typeof FIRST_DAY_STEPS)[number];

const names = defineMessages({
  signIn: { id: 'firstDay.signIn', defaultMessage: '簽到' },
  spin: { id: 'firstDay.spin', defaultMessage: '轉輪盤' },
  bind: { id: 'firstDay.bind', defaultMessage: '綁手機' },
  message: { id: 'firstDay.message', defaultMessage: '打招呼' },
});

type Place = PagePath | `${PagePath}?${string}`;

const places: Readonly<Record<Step, Place>> = {
  signIn: '/other/sevendaySignIn',
  spin: '/other/fire-wheel',
  bind: '/member/account',
  message: '/?chatroom=public',
};

/** The newcomer's steps of the first days, with links, and their reward at the end. Renders nothing after the first days. */
export function FirstDayCard(): ReactNode {
  const isIn = useSessionStatus() === 'authenticated';
  const day = useOperation(getFirstDay, {}, { enabled: isIn }).data;
  if (day === undefined || !day.Open || day.State === 3) return null;
  return <List day={day} />;
}

function List({ day }: { day: FirstDay }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const done = day.Steps.filter(({ Done }) => Done).length;
  const next = day.Steps.find(({ Done }) => !Done)?.Step;
  const id = 'first-day';
  const isGuest = useIsGuest();
  const [isGreeting, setGreeting] = useState(false);
  // A player who may not write in public writes to customer service.
  const greets = day.MessageTo !== '';
  return (
    <section aria-labelledby={id}>
      <Card variant={day.State === 2 ? 'gold' : 'surface'}>
        <Stack gap={3}>
          <Inline gap={3} justify="between">
            <Stack gap={1}>
              <Text as="h2" id={id} size={17} weight="bold">
                <FormattedMessage defaultMessage="新手任務" id="firstDay.title" />{' '}
                <span className={css.count}>
                  {done} / {day.Steps.length}
                </span>
              </Text>
              <Text size={13} tone="muted">
                {isGuest ? (
                  <FormattedMessage
                    defaultMessage="綁手機後還有幾步，全部完成就送，{time} 前有效"
                    id="firstDay.guestUntil"
                    values={{ time: <DateTime form="short" locale={locale} value={day.EndTime} /> }}
                  />
                ) : (
                  <FormattedMessage
                    defaultMessage="全部完成就送，{time} 前有效"
                    id="firstDay.until"
                    values={{ time: <DateTime form="short" locale={locale} value={day.EndTime} /> }}
                  />
                )}
              </Text>
            </Stack>
            <div className={css.prize}>
              <img alt="" className={css.picture} height={64} src={itemSrc('bag')} width={64} />
              <Amount
                locale={locale}
                tone="gold"
                unit={formatMessage({ id: 'item.gold', defaultMessage: '金幣' })}
                value={day.Reward.Gold}
              />
            </div>
          </Inline>
          <ol className={css.steps}>
            {day.Steps.map(({ Step: step, Done }, at) => (
              <li className={css.step} key={step}>
                <StepMark
                  at={at + 1}
                  isDone={Done}
                  isNext={step === next}
                  onGo={step === 'message' && greets ? () => setGreeting(true) : undefined}
                  place={places[step]}
                  step={step}
                />
              </li>
            ))}
          </ol>
          {day.State === 2 ? <Claim day={day} /> : null}
        </Stack>
      </Card>
      {isGreeting ? (
        <Suspense>
          <HelloDialog onClose={() => setGreeting(false)} to={day.MessageTo} />
        </Suspense>
      ) : null}
    </section>
  );
}

function StepMark({
  step,
  at,
  isDone,
  isNext,
  place,
  onGo,
}: {
  step: Step;
  at: number;
  isDone: boolean;
  isNext: boolean;
  place: Place;
  onGo: (() => void) | undefined;
}): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const name = formatMessage(names[step]);
  const face = (
    <>
      <span className={css.dot} data-state={isDone ? 'done' : isNext ? 'next' : 'open'}>
        {isDone ? <Check aria-hidden="true" size={18} strokeWidth={3} /> : <span aria-hidden="true">{at}</span>}
      </span>
      <span className={css.name} data-state={isNext ? 'next' : undefined}>
        {name}
      </span>
    </>
  );
  if (isDone) {
    return (
      <span className={css.place}>
        {face}
        <VisuallyHidden>
          {' '}
          <FormattedMessage defaultMessage="已完成" id="firstDay.done" />
        </VisuallyHidden>
      </span>
    );
  }
  const label = formatMessage({ id: 'firstDay.goTo', defaultMessage: '前往：{step}' }, { step: name });
  if (onGo !== undefined) {
    return (
      <button aria-label={label} className={css.place} onClick={onGo} type="button">
        {face}
      </button>
    );
  }
  return (
    <Link aria-label={label} className={css.place} to={`${prefix}${place}`}>
      {face}
    </Link>
  );
}

function Claim({ day }: { day: FirstDay }): ReactNode {
  const call = useCall();
  const { WalletItem } = useBrand().Capabilities;
  const words = useGainedText();
  const button = useRef<HTMLButtonElement>(null);
  const claim = useClaim({
    claim: () => call(claimFirstDay, {}),
    list: operationKey(getFirstDay),
    gained: ({ Reward }) => gainedOf(Reward, WalletItem),
    atLeast: 'big',
  });
  return (
    <Button
      busy={claim.isPending}
      fullWidth
      onClick={() => claim.mutate({ given: undefined, from: button.current })}
      ref={button}
      size="lg"
      variant="gold"
    >
      <FormattedMessage
        defaultMessage="領取 {items}"
        id="firstDay.claim"
        values={{ items: words.list(gainedOf(day.Reward, WalletItem)) }}
      />
    </Button>
  );
}
