import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PagePath } from '#protocol/pages.ts';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import * as css from './PageContentSkeleton.css.ts';
import { type Block, isNarrow, shapeOf } from './pageSkeletons.ts';

const LINES = ['100%', '94%', '82%', '97%', '88%', '60%'];

/** The skeleton of a page below its header, while its code or data load. */
export function PageContentSkeleton({ page }: { page: PagePath }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <SkeletonGroup label={formatMessage({ id: 'frame.loading', defaultMessage: '載入中' })}>
      <div className={css.shape} data-narrow={isNarrow(page) || undefined}>
        <Blocks blocks={shapeOf(page)} />
      </div>
    </SkeletonGroup>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  return blocks.map((block, at) => {
    const key = `${block.kind} ${String(at)}`;
    if (block.kind === 'columns')
      return (
        <div className={css.columns} data-of={block.of} key={key}>
          <div className={css.shape}>
            <Blocks blocks={block.start} />
          </div>
          <div className={css.shape}>
            <Blocks blocks={block.end} />
          </div>
        </div>
      );
    const least = block.kind === 'head' || block.kind === 'circle' ? block.height : undefined;
    return (
      <div
        className={css.block}
        data-kind={block.kind}
        key={key}
        {...(least !== undefined && { style: { minHeight: least } })}
      >
        {skeletonsOf(block)}
      </div>
    );
  });
}

function skeletonsOf(block: Exclude<Block, { kind: 'columns' }>): ReactNode {
  if (block.kind === 'head') return <Skeleton height="1.25rem" width="8rem" />;
  if (block.kind === 'circle') return <Skeleton aspectRatio="1" shape="circle" width={block.width} />;
  if (block.kind === 'tabs') return <Skeleton height="3.25rem" shape="box" width="100%" />;
  return Array.from({ length: block.count }, (_none, at) =>
    block.kind === 'lines' ? (
      <Skeleton key={at} width={LINES[at % LINES.length]} />
    ) : (
      <Skeleton height={block.height} key={at} shape="box" width="100%" />
    ),
  );
}
