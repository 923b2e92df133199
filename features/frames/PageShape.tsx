import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PagePath } from '#protocol/pages.ts';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import * as css from './PageShape.css.ts';
import { type Block, shapeOf } from './pageShapes.ts';

const LINES = ['100%', '94%', '82%', '97%', '88%', '60%'];

/** The shape of a page below its header while its code or its data load. */
export function PageShape({ page }: { page: PagePath }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <SkeletonGroup label={formatMessage({ id: 'frame.loading', defaultMessage: '載入中' })}>
      <div className={css.shape}>
        {shapeOf(page).map((block, at) => (
          <div className={css.block} data-kind={block.kind} key={`${block.kind} ${String(at)}`}>
            {ghostsOf(block)}
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

function ghostsOf(block: Block): ReactNode {
  if (block.kind === 'circle' || block.kind === 'wheel')
    return <Skeleton aspectRatio="1" shape="circle" width={block.width} />;
  if (block.kind === 'tabs') return <Skeleton height="3.25rem" shape="box" width="100%" />;
  return Array.from({ length: block.count }, (_none, at) =>
    block.kind === 'lines' ? (
      <Skeleton key={at} width={LINES[at % LINES.length]} />
    ) : (
      <Skeleton height={block.height} key={at} shape="box" width="100%" />
    ),
  );
}
