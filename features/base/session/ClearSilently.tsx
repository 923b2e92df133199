import { type ReactNode, useEffect } from 'react';
import type { NoticeStore } from './notices.ts';
import { useSignOut } from './useSignOut.ts';

/** Signs out without a word, on a page that then signs in by itself. */
export default function ClearSilently({ notices }: { notices: NoticeStore }): ReactNode {
  const { mutate } = useSignOut();
  useEffect(() => mutate(undefined, { onSettled: () => notices.confirm() }), [mutate, notices]);
  return null;
}
