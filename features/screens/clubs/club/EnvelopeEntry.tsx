import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { EnvelopeIcon } from '#ui/components/Icon/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { useEnvelopeSending } from '../../envelopes/index.ts';
import { useBrand } from '../../../base/settings/index.ts';
import * as css from '../Club.css.ts';
import { EntryButton, EntryFace } from './EntryButton.tsx';

/** 紅包, in brands with red envelopes: the leader sends one to the club, members claim them (specification 1 §2; 2 §6). */
export function EnvelopeEntry({ leads }: { leads: boolean }): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  const { RedEnvelopeSending } = useBrand().Capabilities;
  const send = useEnvelopeSending({ to: 'club' });
  if (!RedEnvelopeSending) return null;
  return (
    <li>
      {leads && send !== undefined ? (
        <EntryButton icon={EnvelopeIcon} onClick={send}>
          <FormattedMessage defaultMessage="發紅包" id="envelope.send" />
        </EntryButton>
      ) : (
        <Link className={css.entry} to={`${prefix}/member/envelopes`}>
          <EntryFace icon={EnvelopeIcon}>
            <FormattedMessage defaultMessage="紅包" id="envelope.title" />
          </EntryFace>
        </Link>
      )}
    </li>
  );
}
