import { Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Mail } from '#protocol/entities/mail.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { DeleteMailDialog } from './DeleteMailDialog.tsx';
import * as css from './Mail.css.ts';
import { SendBackDialog } from './SendBackDialog.tsx';
import { useCollectMails } from './useCollectMails.ts';

/** The actions of an open mail: collect, send back, delete, account link; and its day of expiry. */
export function MailActions({ mail }: { mail: Mail }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const prefix = localePrefix(useLocation().pathname);
  const button = useRef<HTMLButtonElement>(null);
  const collect = useCollectMails();
  const [asks, setAsks] = useState<'delete' | 'sendBack'>();
  return (
    <>
      <div className={css.actions}>
        {mail.Collectable ? (
          <Button
            busy={collect.isPending}
            onClick={() => collect.mutate({ given: [mail.MailID], from: button.current })}
            ref={button}
            variant="gold"
          >
            <FormattedMessage defaultMessage="領取" id="mail.collect" />
          </Button>
        ) : null}
        {mail.Returnable ? (
          <Button onClick={() => setAsks('sendBack')} variant="secondary">
            {formatMessage({ id: 'mail.sendBack', defaultMessage: '領取並回贈' })}
          </Button>
        ) : null}
        {mail.Source === 'security' ? (
          <Button asChild variant="secondary">
            <Link to={`${prefix}/member/account`}>
              <FormattedMessage defaultMessage="查看帳號與隱私" id="mail.toAccount" />
            </Link>
          </Button>
        ) : null}
        {mail.Collectable ? null : (
          <Button icon={<Trash2 size={16} />} onClick={() => setAsks('delete')} variant="ghost">
            <FormattedMessage defaultMessage="刪除" id="mail.delete" />
          </Button>
        )}
      </div>
      <p className={css.expiry}>
        <FormattedMessage
          defaultMessage="{time} 到期"
          id="mail.expires"
          values={{ time: <DateTime form="date" locale={locale} value={mail.ExpireTime} /> }}
        />
      </p>
      {asks === 'delete' ? <DeleteMailDialog mail={mail} onClose={() => setAsks(undefined)} /> : null}
      {asks === 'sendBack' ? <SendBackDialog mail={mail} onClose={() => setAsks(undefined)} /> : null}
    </>
  );
}
