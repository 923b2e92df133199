import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnLimit } from '#protocol/entities/ownLimit.ts';
import { cancelLimitRise, setOwnLimit } from '#protocol/operations/ownLimit.ts';
import { allowsMore } from '#protocol/rules/ownLimit.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Slider } from '#ui/components/Slider/index.ts';
import { placeOf, stepsOf } from './ladder.ts';
import * as css from './Limits.css.ts';
import { useLimitChange } from './useLimitChange.ts';
import { limitNames, useLimitWords } from './useLimitWords.ts';

/** One limit: what is used of it, a slider that proposes another, and a rise that waits. Nothing changes before it is confirmed. */
export function LimitRow({ limit, icon }: { limit: OwnLimit; icon: ReactNode }): ReactNode {
  const { formatMessage } = useIntl();
  const words = useLimitWords();
  const { Kind, Limit, Used, Pending } = limit;
  const [draft, setDraft] = useState<number>();
  const steps = stepsOf(Kind, [Limit, ...(Pending === undefined ? [] : [Pending.Limit])]);
  const at = steps.indexOf(Limit);
  const chosen = draft === undefined ? Limit : steps[draft];
  const isChanged = draft !== undefined && draft !== at;
  return (
    <div className={css.row}>
      <span aria-hidden="true" className={css.icon}>
        {icon}
      </span>
      <div className={css.control}>
        <Slider
          coming={Pending === undefined ? undefined : steps.indexOf(Pending.Limit)}
          filled={placeOf(steps, Used)}
          format={(step) => words.limit(Kind, steps[step])}
          hint={
            <span className={css.used} data-reached={(Limit !== undefined && Used >= Limit) || undefined}>
              <FormattedMessage
                defaultMessage="今天已用 {used}"
                id="limits.used"
                values={{ used: words.amount(Kind, Used) }}
              />
            </span>
          }
          label={formatMessage(limitNames[Kind])}
          max={steps.length - 1}
          min={0}
          onValueChange={setDraft}
          value={draft ?? at}
        />
        {isChanged ? (
          <Proposal chosen={chosen} limit={limit} onDone={() => setDraft(undefined)} />
        ) : (
          <PendingRise limit={limit} />
        )}
      </div>
    </div>
  );
}

/** What the slider proposes: what it means, and the way to it and back. */
function Proposal(props: { limit: OwnLimit; chosen: number | undefined; onDone: () => void }): ReactNode {
  const { limit, chosen, onDone } = props;
  const words = useLimitWords();
  const { Kind, Limit } = limit;
  const change = useLimitChange(setOwnLimit, onDone);
  const rises = allowsMore(chosen, Limit);
  const values = { limit: words.limit(Kind, chosen) };
  return (
    <div className={css.proposal} role="group">
      <p aria-live="polite" className={css.what}>
        {rises ? (
          <FormattedMessage
            defaultMessage="{limit}，24 小時後生效，之前可隨時取消"
            id="limits.willRise"
            values={values}
          />
        ) : (
          <FormattedMessage
            defaultMessage="{limit}，立即生效，要再調高須等 24 小時"
            id="limits.willFall"
            values={values}
          />
        )}
      </p>
      <div className={css.buttons}>
        <Button disabled={change.isPending} onClick={onDone} size="sm" variant="ghost">
          <FormattedMessage defaultMessage="取消" id="limits.keep" />
        </Button>
        <Button
          busy={change.isPending}
          onClick={() => change.mutate({ Kind, ...(chosen !== undefined && { Limit: chosen }) })}
          size="sm"
        >
          {rises ? (
            <FormattedMessage defaultMessage="申請調高" id="limits.raise" />
          ) : (
            <FormattedMessage defaultMessage="立即設定" id="limits.set" />
          )}
        </Button>
      </div>
    </div>
  );
}

/** A rise that waits: to what, from when on, and the way to take it back. */
function PendingRise({ limit: { Kind, Pending } }: { limit: OwnLimit }): ReactNode {
  const { formatDate } = useIntl();
  const words = useLimitWords();
  const back = useLimitChange(cancelLimitRise);
  if (Pending === undefined) return null;
  return (
    <p className={css.pending}>
      <FormattedMessage
        defaultMessage="{limit} 於 {time} 生效"
        id="limits.pending"
        values={{
          limit: <strong>{words.limit(Kind, Pending.Limit)}</strong>,
          time: formatDate(Pending.From, {
            month: 'numeric',
            day: 'numeric',
            hour: '2-digit',
            minute: '2-digit',
            hourCycle: 'h23',
          }),
        }}
      />
      <Button busy={back.isPending} onClick={() => back.mutate({ Kind })} size="sm" variant="ghost">
        <FormattedMessage defaultMessage="取消調高" id="limits.takeBack" />
      </Button>
    </p>
  );
}
