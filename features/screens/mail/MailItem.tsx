import { ChevronDown, Gift, Mail as Envelope, ShieldAlert, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MAIL_STATE, type Mail } from '#protocol/entities/mail.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Badge } from '#ui/components/Badge/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { Attachments } from './Attachments.tsx';
import { DeleteMailDialog } from './DeleteMailDialog.tsx';
import * as css from './Mail.css.ts';
import { SendBackDialog } from './SendBackDialog.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { useCollectMails } from './useCollectMails.ts';
import { useMailAction } from './useMailAction.ts';

/** One mail: its title, which opens it; its words; what lies in it; and what can be done with it. */
export function MailItem({ mail }: { mail: Mail }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const act = useMailAction();
  const [open, setOpen] = useState(false);
  const body = useId();
  const isUnread = mail.State === MAIL_STATE.unread;
  const toggle = (): void => {
    setOpen(!open);
    // Only once: what was opened stays read, and a failure shows nothing, since the words are there.
    if (!open && isUnread) act.mutate({ Screen: [mail.MailID] });
  };
  return (
    <Card asChild>
      <li aria-label={mail.Title[locale]} className={css.mail}>
        <button aria-controls={body} aria-expanded={open} className={css.opener} onClick={toggle} type="button">
          <span className={css.plate}>
            <MailMark mail={mail} />
            {isUnread ? (
              <span className={css.unread}>
                <Badge dot label={formatMessage({ id: 'mail.new', defaultMessage: '未讀' })} />
              </span>
            ) : null}
          </span>
          <span className={css.words}>
            <span className={css.title}>{mail.Title[locale]}</span>
            <span className={css.meta}>
              <span>
                {mail.Sender === null ? (
                  <FormattedMessage defaultMessage="系統" id="mail.system" />
                ) : (
                  <FormattedMessage defaultMessage="來自 {name}" id="gift.from" values={{ name: mail.Sender.Name }} />
                )}
              </span>
              <DateTime form="short" locale={locale} value={mail.CreateTime} />
            </span>
          </span>
          <ChevronDown aria-hidden="true" className={css.chevron} size={20} />
        </button>
        <div hidden={!open} id={body}>
          <Text as="p">
            <span className={css.content}>{mail.Content[locale]}</span>
          </Text>
        </div>
        <Attachments mail={mail} />
        <Actions mail={mail} />
      </li>
    </Card>
  );
}

function MailMark({ mail: { Source } }: { mail: Mail }): ReactNode {
  if (Source === 'security') return <ShieldAlert aria-hidden="true" size={22} />;
  return Source === 'gift' ? <Gift aria-hidden="true" size={22} /> : <Envelope aria-hidden="true" size={22} />;
}

/** When it goes, and the ways on: to the account, to what lies in it, back to its sender, away. */
function Actions({ mail }: { mail: Mail }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const prefix = localePrefix(useLocation().pathname);
  const button = useRef<HTMLButtonElement>(null);
  const collect = useCollectMails();
  const [asks, setAsks] = useState<'delete' | 'sendBack'>();
  return (
    <div className={css.bar}>
      <span className={css.expiry}>
        <Text size={12} tone="muted">
          <FormattedMessage
            defaultMessage="{time} 到期"
            id="mail.expires"
            values={{ time: <DateTime form="date" locale={locale} value={mail.ExpireTime} /> }}
          />
        </Text>
        {mail.Collectable ? <TimeLeft until={mail.ExpireTime} /> : null}
      </span>
      <div className={css.actions}>
        {mail.Source === 'security' ? (
          <Button asChild size="sm" variant="secondary">
            <Link to={`${prefix}/member/account`}>
              <FormattedMessage defaultMessage="查看帳號與隱私" id="mail.toAccount" />
            </Link>
          </Button>
        ) : null}
        {mail.Collectable ? null : (
          <Button icon={<Trash2 size={16} />} onClick={() => setAsks('delete')} size="sm" variant="ghost">
            <FormattedMessage defaultMessage="刪除" id="mail.delete" />
          </Button>
        )}
        {mail.Returnable ? (
          <Button onClick={() => setAsks('sendBack')} size="sm" variant="secondary">
            {formatMessage({ id: 'mail.sendBack', defaultMessage: '領取並回贈' })}
          </Button>
        ) : null}
        {mail.Collectable ? (
          <Button
            busy={collect.isPending}
            onClick={() => collect.mutate({ given: [mail.MailID], from: button.current })}
            ref={button}
            size="sm"
            variant="gold"
          >
            <FormattedMessage defaultMessage="領取" id="mail.collect" />
          </Button>
        ) : null}
      </div>
      {asks === 'delete' ? <DeleteMailDialog mail={mail} onClose={() => setAsks(undefined)} /> : null}
      {asks === 'sendBack' ? <SendBackDialog mail={mail} onClose={() => setAsks(undefined)} /> : null}
    </div>
  );
}
