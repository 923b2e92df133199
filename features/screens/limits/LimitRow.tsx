import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnLimit } from '#protocol/entities/ownLimit.ts';
import { cancelLimitRise, setOwnLimit } from '#protocol/operations/ownLimit.ts';
import { allowsMore } from '#protocol/rules/ownLimit.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Slider } from '#ui/components/Slider/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { placeOf, stepsOf } from './ladder.ts';
import * as css from './Limits.css.ts';
import { useLimitChange } from './useLimitChange.ts';
import { limitNames, useLimitText } from './useLimitText.ts';

/** A limit chosen on the slider. Undefined for no limit. */
interface Draft {
  readonly limit: number | undefined;
}

/** A limit: its use, a slider that proposes another, and a pending rise. A change needs a confirmation. */
export function LimitRow({ limit, icon }: { limit: OwnLimit; icon: ReactNode }): ReactNode {
  const { formatMessage } = useIntl();
  const words = useLimitText();
  const { Kind, Limit, Used, Unpaid, Pending } = limit;
  const [draft, setDraft] = useState<Draft>();
  // The slider stays enabled while a limit is being set, and shows its next position as a proposal afterwards.
  const change = useLimitChange(setOwnLimit, ({ Limit: set }) =>
    setDraft((now) => (now?.limit === set ? undefined : now)),
  );
  const steps = stepsOf(Kind, [Limit, ...(Pending === undefined ? [] : [Pending.Limit])]);
  const at = steps.indexOf(Limit);
  const isChanged = draft !== undefined && draft.limit !== Limit;
  return (
    <div className={css.row}>
      <span aria-hidden="true" className={css.icon}>
        {icon}
      </span>
      <Stack gap={0} grow>
        <Slider
          coming={Pending === undefined ? undefined : steps.indexOf(Pending.Limit)}
          filled={placeOf(steps, Used)}
          format={(step) => words.limit(Kind, steps[step])}
          hint={
            <span className={css.used} data-reached={(Limit !== undefined && Used + Unpaid >= Limit) || undefined}>
              <FormattedMessage
                defaultMessage="今天已用 {used}"
                id="limits.used"
                values={{ used: words.amount(Kind, Used) }}
              />
              {Unpaid > 0 ? (
                <>
                  {'・'}
                  <FormattedMessage
                    defaultMessage="待付款 {unpaid}"
                    id="limits.unpaid"
                    values={{ unpaid: words.amount(Kind, Unpaid) }}
                  />
                </>
              ) : null}
            </span>
          }
          label={formatMessage(limitNames[Kind])}
          max={steps.length - 1}
          min={0}
          onValueChange={(step) => setDraft({ limit: steps[step] })}
          value={draft === undefined ? at : steps.indexOf(draft.limit)}
        />
        {isChanged ? (
          <Proposal
            busy={change.isPending}
            chosen={draft.limit}
            limit={limit}
            onKeep={() => setDraft(undefined)}
            onSet={() => change.mutate({ Kind, ...(draft.limit !== undefined && { Limit: draft.limit }) })}
          />
        ) : (
          <PendingRise limit={limit} />
        )}
      </Stack>
    </div>
  );
}

interface ProposalProps {
  limit: OwnLimit;
  chosen: number | undefined;
  busy: boolean;
  onKeep: () => void;
  onSet: () => void;
}

const intoView = (proposal: HTMLElement | null): void => proposal?.scrollIntoView?.({ block: 'nearest' });

function Proposal({ limit: { Kind, Limit }, chosen, busy, onKeep, onSet }: ProposalProps): ReactNode {
  const words = useLimitText();
  const rises = allowsMore(chosen, Limit);
  const values = { limit: words.limit(Kind, chosen) };
  return (
    <div
      className={css.proposal}
      // Scrolls into view, since it opens below the slider, on a phone behind the bar.
      ref={intoView}
      role="group"
    >
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
      <Inline align="stretch" justify="end">
        <Button disabled={busy} onClick={onKeep} size="sm" variant="ghost">
          <FormattedMessage defaultMessage="取消" id="limits.keep" />
        </Button>
        <Button busy={busy} onClick={onSet} size="sm">
          {rises ? (
            <FormattedMessage defaultMessage="申請調高" id="limits.raise" />
          ) : (
            <FormattedMessage defaultMessage="立即設定" id="limits.set" />
          )}
        </Button>
      </Inline>
    </div>
  );
}

function PendingRise({ limit: { Kind, Pending } }: { limit: OwnLimit }): ReactNode {
  const { formatDate } = useIntl();
  const words = useLimitText();
  const back = useLimitChange(cancelLimitRise);
  if (Pending === undefined) return null;
  return (
    <Inline as="p" justify="end" rowGap={0} size={13} tone="primary" wrap>
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
    </Inline>
  );
}
