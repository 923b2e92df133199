import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isPlaceholder } from '#protocol/leftovers.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Link } from '#ui/components/Link/index.ts';
import { Prose, type ProseBlock, type ProseLink } from '#ui/components/Prose/index.ts';
import { Link as RouterLink, useLocation } from '../../../base/routing/index.ts';

export interface TextProseProps {
  blocks: readonly ProseBlock[];
  contents?: boolean;
  tone?: 'page' | 'quiet';
}

/** A text whose links stay in the product, in the address's language, or open a new window. */
export function TextProse({ blocks, contents = false, tone = 'page' }: TextProseProps): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const newWindow = formatMessage({ id: 'content.newWindow', defaultMessage: '（另開視窗）' });
  const link: ProseLink = ({ href, children }) => {
    if (href.startsWith('/')) {
      return (
        <Link asChild>
          <RouterLink to={`${prefix}${href}`}>{children}</RouterLink>
        </Link>
      );
    }
    if (isPlaceholder(href)) return children;
    return (
      <Link href={href} {...(href.startsWith('https:') ? { newWindow } : {})}>
        {children}
      </Link>
    );
  };
  const label = formatMessage({ id: 'content.contents', defaultMessage: '本頁目錄' });
  return <Prose blocks={blocks} link={link} tone={tone} {...(contents ? { contents: label } : {})} />;
}
