import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { FailedView, StateDrawing } from '../../../base/errors/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { TitleHeader } from '../../../shared/frames/index.ts';
import { usePageHead } from '../../../base/head/index.ts';
import type { ContentText } from '../contentPage.ts';
import * as css from './ContentPage.css.ts';
import { PageTitle } from './PageTitle.tsx';
import { TextProse } from './TextProse.tsx';
import { useHashTarget } from './useHashTarget.ts';
import { useText } from './useText.ts';

export interface ContentPageProps {
  slug: string;
  /** The content under the title. Defaults to the text with its table of contents. */
  children?: (text: ContentText) => ReactNode;
  bare?: boolean;
  /** Shows the date of the last change, for binding texts. */
  dated?: boolean;
}

/** A page for one long text: title, text and date of the last change, with skeletons and failures. */
export function ContentPage({ slug, children, bare = false, dated = true }: ContentPageProps): ReactNode {
  const found = useText(slug);
  useHashTarget(found.state === 'ready');
  switch (found.state) {
    case 'loading':
      return <Loading />;
    case 'missing':
      return <Missing />;
    case 'failed':
      return (
        <div className={css.state}>
          <FailedView error={found.error} onRetry={found.retry} size="roomy" />
        </div>
      );
    case 'ready': {
      const body = children?.(found.text) ?? <TextProse blocks={found.text.blocks} contents />;
      if (bare) return body;
      return (
        <article className={css.page}>
          <PageTitle dated={dated} text={found.text} />
          {body}
        </article>
      );
    }
  }
}

function Loading(): ReactNode {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'content.loading', defaultMessage: '內容載入中' });
  return (
    <div className={css.page}>
      <TitleHeader title={<VisuallyHidden>{label}</VisuallyHidden>} />
      <SkeletonGroup label={label}>
        <div className={css.waiting}>
          {['100%', '96%', '88%', '100%', '92%', '60%', '100%', '84%'].map((width, at) => (
            // The lines are fixed.
            <Skeleton key={`${String(at)} ${width}`} width={width} />
          ))}
        </div>
      </SkeletonGroup>
    </div>
  );
}

function Missing(): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  usePageHead({ missing: true });
  return (
    <div className={css.state}>
      <EmptyState
        action={
          <Button asChild>
            <Link to={`${prefix}/support/info`}>
              <FormattedMessage defaultMessage="聯絡客服" id="content.toSupport" />
            </Link>
          </Button>
        }
        description={formatMessage({
          id: 'content.missingText',
          defaultMessage: '這份內容目前沒有提供，需要協助請聯絡客服。',
        })}
        drawing={<StateDrawing id="search-nothing" />}
        heading={1}
        title={formatMessage({ id: 'content.missing', defaultMessage: '找不到這份內容' })}
      />
    </div>
  );
}
