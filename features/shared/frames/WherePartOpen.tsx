import { type ReactNode, useMemo } from 'react';
import type { Part } from '#protocol/entities/operator.ts';
import { FailedView, type FailedViewProps } from '../../base/errors/index.ts';
import { useReadError } from '../../base/session/index.ts';
import { openPartsKey, useBrand, usePart } from '../../base/settings/index.ts';

export interface WherePartOpenProps extends Pick<FailedViewProps, 'heading' | 'size'> {
  part: Part;
  children: ReactNode;
  closed: ReactNode;
  shape: ReactNode;
}

/**
 * The content of a page that belongs to a part of the product, or `closed`. While the state is unknown it shows `shape`, and after a second
 * failed attempt the reason with a retry button.
 */
export function WherePartOpen({ part, children, closed, shape, ...view }: WherePartOpenProps): ReactNode {
  const state = usePart(part);
  if (state === 'open') return children;
  return state === 'closed' ? closed : <PartPending shape={shape} {...view} />;
}

function PartPending({ shape, ...view }: Pick<WherePartOpenProps, 'shape' | 'heading' | 'size'>): ReactNode {
  const trouble = useOpenPartsError();
  return trouble === undefined ? shape : <FailedView error={trouble.error} onRetry={trouble.retry} {...view} />;
}

/** The failure of the read of the open parts. */
export function useOpenPartsError(): ReturnType<typeof useReadError> {
  const { ID } = useBrand();
  const key = useMemo(() => openPartsKey(ID), [ID]);
  return useReadError(key);
}
