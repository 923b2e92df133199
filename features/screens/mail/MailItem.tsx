import { Check, ChevronDown, Mail as Envelope, ShieldAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import type { Mail } from '#protocol/entities/mail.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { Badge } from '#ui/components/Badge/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { playerPicture } from '../../base/player-face/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { itemOf } from '../../shared/rewards/index.ts';
import { Attachments } from './Attachments.tsx';
import * as css from './Mail.css.ts';
import { MailActions } from './MailActions.tsx';
import { isUnread, mailKindNames, mailKindOf, mailPictureOf } from './mailKind.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { useMailAction } from './useMailAction.ts';

/** A mail: a row with title, attachments and time left, which opens its text and actions. */
export function MailItem({ mail }: { mail: Mail }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const act = useMailAction();
  const [open, setOpen] = useState(false);
  const body = useId();
  const isNew = isUnread(mail);
  const toggle = (): void => {
    setOpen(!open);
    // A failure shows nothing, since the text is already visible.
    if (!open && isNew) act.mutate({ Screen: [mail.MailID] });
  };
  return (
    <Card asChild>
      <li
        aria-label={mail.Title[locale]}
        className={css.mail}
        data-state={isNew ? 'unread' : mail.Attachments.length > 0 && !mail.Collectable ? 'taken' : 'read'}
      >
        {isNew ? (
          <span className={css.unread}>
            <Badge dot />
          </span>
        ) : null}
        <button aria-controls={body} aria-expanded={open} className={css.opener} onClick={toggle} type="button">
          <MailPlate mail={mail} />
          <Stack as="span" gap={1}>
            <span className={css.title}>
              {mail.Title[locale]}
              {isNew ? (
                <VisuallyHidden> {formatMessage({ id: 'mail.new', defaultMessage: '未讀' })}</VisuallyHidden>
              ) : null}
            </span>
            <Inline as="span" rowGap={0} size={12} tone="muted" wrap>
              <span className={css.kind} data-kind={mailKindOf(mail)}>
                <FormattedMessage {...mailKindNames[mailKindOf(mail)]} />
              </span>
              {mail.Sender === null ? null : (
                <FormattedMessage defaultMessage="來自 {name}" id="gift.from" values={{ name: mail.Sender.Name }} />
              )}
              <DateTime form="short" locale={locale} value={mail.CreateTime} />
            </Inline>
          </Stack>
          <MailAside mail={mail} open={open} />
        </button>
        <div className={css.body} hidden={!open} id={body}>
          <p className={css.content}>{mail.Content[locale]}</p>
          <Attachments mail={mail} />
          <MailActions mail={mail} />
        </div>
      </li>
    </Card>
  );
}

function MailPlate({ mail }: { mail: Mail }): ReactNode {
  const picture = mailPictureOf(mail);
  const { Sender, Source } = mail;
  return (
    <span className={css.plate} data-kind={mailKindOf(mail)}>
      {picture !== undefined ? (
        <img alt="" className={css.picture} height={44} src={itemSrc(picture)} width={44} />
      ) : Source === 'security' ? (
        <ShieldAlert aria-hidden="true" size={26} />
      ) : (
        <Envelope aria-hidden="true" size={26} />
      )}
      {Sender === null ? null : (
        <span className={css.sender}>
          <Avatar
            name=""
            size={32}
            src={playerPicture({
              playerID: Sender.PlayerID,
              picURL: Sender.PicURL,
              pictureSetting: Sender.PictureSetting,
            })}
          />
        </span>
      )}
    </span>
  );
}

/** The end of a row: the first attachment and the time left, or that it is collected. */
function MailAside({ mail, open }: { mail: Mail; open: boolean }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const [first] = mail.Attachments;
  const arrow = <ChevronDown aria-hidden="true" className={css.chevron} size={20} />;
  if (first === undefined || open) {
    return (
      <span className={css.aside}>
        {arrow}
        {mail.Collectable ? <TimeLeft until={mail.ExpireTime} /> : null}
      </span>
    );
  }
  if (!mail.Collectable) {
    return (
      <span className={css.aside} data-taken="">
        <span className={css.taken}>
          <Check aria-hidden="true" size={16} strokeWidth={3} />
          <FormattedMessage defaultMessage="已領取" id="mail.taken" />
        </span>
      </span>
    );
  }
  return (
    <span className={css.aside}>
      <span className={css.worth}>
        <img
          alt={formatMessage(itemOf(first.ItemID).name)}
          height={20}
          src={itemSrc(itemOf(first.ItemID).picture)}
          width={20}
        />
        <Amount locale={locale} tone="gold" value={first.Amount} />
      </span>
      <TimeLeft until={mail.ExpireTime} />
    </span>
  );
}
