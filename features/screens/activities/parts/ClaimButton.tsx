import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { type ErrorOverrides, useErrorText } from '../../../base/errors/index.ts';
import { type Gained, useClaim } from '../../../shared/rewards/index.ts';
import { useMemberReason } from './useMemberReason.ts';

/** What a code means where something is claimed. */
export const claimRefusals = defineMessages({
  300016: { id: 'activity.refused.300016', defaultMessage: '領取期限已過' },
});

export interface ClaimButtonProps {
  /** What is claimed: the button's name says it. */
  title: string;
  /** Asks the service. @returns what came */
  claim: () => Promise<readonly Gained[]>;
  /** Key of the list that shows it, read anew afterwards. */
  list: QueryKey;
  /** As of `useClaim`. */
  overRest?: boolean;
  /** A guest can claim it too. */
  forGuests?: boolean;
  /** What it is called, where it is not 領取. */
  words?: { readonly short: string; readonly whole: string };
  refusals?: ErrorOverrides;
  /** Where a guest reads why it is disabled. Default: the page's `MemberNotice`. */
  reasonShown?: 'below' | 'elsewhere';
}

/** 領取: asks the service once, however often it is pressed, and celebrates what came. A refusal is said, and the list read anew. */
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
    // What came may stand on other pages too: they are read anew when they are opened.
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
