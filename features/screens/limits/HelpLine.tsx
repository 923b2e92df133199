import { Headphones } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import * as css from './Limits.css.ts';
import { Link, useLocation } from '../../base/routing/index.ts';

/** Contacts for help: the operator's staff, and Taiwan's hotline. */
export function HelpLine(): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  return (
    <p className={css.help}>
      <Headphones aria-hidden="true" size={18} />
      <FormattedMessage
        defaultMessage="想找人聊聊：{service} {line}"
        id="limits.help"
        values={{
          service: (
            <Link className={css.link} to={`${prefix}/other/service`}>
              <FormattedMessage defaultMessage="線上客服" id="limits.service" />
            </Link>
          ),
          line: (
            <a className={css.link} href="tel:1925">
              <FormattedMessage defaultMessage="安心專線 1925" id="limits.line" />
            </a>
          ),
        }}
      />
    </p>
  );
}
