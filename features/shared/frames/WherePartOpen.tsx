import { type ReactNode, useMemo } from 'react';
import type { Part } from '#protocol/entities/operator.ts';
import { FailedView, type FailedViewProps } from '../../base/errors/index.ts';
import { useReadError } from '../../base/session/index.ts';
import { openPartsKey, useBrand, usePart } from '../../base/settings/index.ts';

export interface WherePartOpenProps extends Pick<FailedViewProps, 'heading' | 'size'> {
  part: Part;
  /** Shown while the part is open. */
  children: ReactNode;
  /** Shown once it is known that the part is closed. */
  closed: ReactNode;
  /** The skeleton of the content. */
  shape: ReactNode;
}

/**
 * The content of a page that belongs to a part of the product: what is open, or that it is closed. Until that is known the page shows its
 * skeleton, and after a second failed attempt the reason and a way to try again. Attempts continue meanwhile.
 */
export function WherePartOpen({ part, children, closed, shape, ...view }: WherePartOpenProps): ReactNode {
  const state = usePart(part);
  if (state === 'open') return children;
  return state === 'closed' ? closed : <PartPending shape={shape} {...view} />;
}

/** Shown until it is known whether a part is open. */
function PartPending({ shape, ...view }: Pick<WherePartOpenProps, 'shape' | 'heading' | 'size'>): ReactNode {
  const trouble = useOpenPartsError();
  return trouble === undefined ? shape : <FailedView error={trouble.error} onRetry={trouble.retry} {...view} />;
}

/** The failure that keeps the page from knowing which parts are open. */
export function useOpenPartsError(): ReturnType<typeof useReadError> {
  const { ID } = useBrand();
  const key = useMemo(() => openPartsKey(ID), [ID]);
  return useReadError(key);
}
