import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { type ErrorOverrides, useErrorText } from '../../../base/errors/index.ts';
import { type Gained, useClaim } from '../../../shared/rewards/index.ts';
import { useMemberReason } from './useMemberReason.ts';

/** The texts for refused claims. */
export const claimRefusals = defineMessages({
  300016: { id: 'activity.refused.300016', defaultMessage: '領取期限已過' },
});

export interface ClaimButtonProps {
  title: string;
  /**
   * Calls the service.
   *
   * @returns the gained items
   */
  claim: () => Promise<readonly Gained[]>;
  /** The query key of the reward's list, which is read again afterwards. */
  list: QueryKey;
  overRest?: boolean;
  forGuests?: boolean;
  words?: { readonly short: string; readonly whole: string };
  refusals?: ErrorOverrides;
  /** The place that shows guests the reason for a disabled button. Defaults to the page's `MemberNotice`. */
  reasonShown?: 'below' | 'elsewhere';
}

/** 領取: calls the service once and shows the gained items. Shows a refusal, and reads the list again. */
export function ClaimButton({
  title,
  claim,
  list,
  overRest = false,
  forGuests = false,
  words,
  refusals = claimRefusals,
  reasonShown = 'elsewhere',
}: ClaimButtonProps): ReactNode {
  const { formatMessage } = useIntl();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const reason = useMemberReason();
  const button = useRef<HTMLButtonElement>(null);
  const claiming = useClaim({
    claim,
    list,
    gained: (came: readonly Gained[]) => came,
    overRest,
    // Other pages may show the reward too, so they are read again when opened.
    onClaimed: () => void queries.invalidateQueries({ queryKey: ['operation'], refetchType: 'none' }),
    onRefused: (error) => toast({ tone: 'danger', text: errorText(error, refusals) }),
  });
  return (
    <Button
      aria-label={
        words?.whole ?? formatMessage({ id: 'mission.claimOf', defaultMessage: '領取：{mission}' }, { mission: title })
      }
      onClick={() => claiming.mutate({ given: undefined, from: button.current })}
      ref={button}
      size="sm"
      variant="gold"
      busy={claiming.isPending}
      disabledReason={forGuests ? undefined : reason}
      reasonShown={reasonShown}
    >
      {words?.short ?? <FormattedMessage defaultMessage="領取" id="mission.claim" />}
    </Button>
  );
}
