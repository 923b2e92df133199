import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Coffee } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnLimits } from '#protocol/entities/ownLimit.ts';
import { answerBreak, getOwnLimits } from '#protocol/operations/ownLimit.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { operationKey, useCall } from '../../base/client/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { useLocation, useNavigate } from '../../base/routing/index.ts';
import { useLimitText } from './useLimitText.ts';

/** Shows the time played, and offers a break. */
export function BreakDialog({ limits }: { limits: OwnLimits }): ReactNode {
  const { formatMessage } = useIntl();
  const words = useLimitText();
  const call = useCall();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const prefix = localePrefix(useLocation().pathname);
  const answer = useMutation({
    mutationFn: (_rests: boolean) => call(answerBreak, {}),
    onSuccess: (now, rests) => {
      queries.setQueryData(operationKey(getOwnLimits), now);
      if (rests) navigate(`${prefix}/member/limits`);
    },
    onError: (error) => toast({ tone: 'danger', text: errorText(error) }),
  });
  const today = limits.Limits.find(({ Kind }) => Kind === 'time')?.Used ?? 0;
  return (
    <AlertDialog
      busy={answer.isPending}
      cancelLabel={formatMessage({ id: 'limits.playOn', defaultMessage: '繼續玩' })}
      confirmLabel={formatMessage({ id: 'limits.rest', defaultMessage: '休息一下' })}
      description={
        <FormattedMessage
          defaultMessage="今天一共玩了 {today}。起來喝口水，看看遠方吧。"
          id="limits.breakText"
          values={{ today: words.duration(today) }}
        />
      }
      historyEntry={false}
      icon={<Coffee size={28} />}
      kind="confirm"
      onCancel={() => answer.mutate(false)}
      onConfirm={() => answer.mutate(true)}
      open
      title={formatMessage(
        { id: 'limits.breakTitle', defaultMessage: '已經連續玩了 {run}' },
        { run: words.duration(limits.Run) },
      )}
    />
  );
}
