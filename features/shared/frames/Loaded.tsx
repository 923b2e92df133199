import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { FailedView } from '../../base/errors/index.ts';

export interface LoadedProps<Data> {
  query: { readonly data: Data | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  /** Shown while loading, in the size of the content. */
  skeleton: ReactNode;
  size?: 'compact' | 'roomy';
  children: (data: Data) => ReactNode;
}

/**
 * Shows a query: its skeleton while loading, the reason if it failed, otherwise its data. Loaded data stay on the screen when a later read
 * fails.
 */
export function Loaded<Data>({
  query: { data, error, refetch },
  skeleton,
  size = 'roomy',
  children,
}: LoadedProps<Data>): ReactNode {
  if (data !== undefined) return children(data);
  if (error) return <FailedView error={error} onRetry={() => void refetch()} size={size} />;
  return skeleton;
}

/** As many skeleton rows as expected, in their height. */
export function RowSkeletons({ rows, height }: { rows: number; height: string }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <SkeletonGroup label={formatMessage({ id: 'frame.loading', defaultMessage: '載入中' })}>
      <Stack gap={2}>
        {Array.from({ length: rows }, (_none, at) => (
          <Skeleton height={height} key={`row-${String(at)}`} shape="box" width="100%" />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
