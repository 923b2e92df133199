import { lazy, type ReactNode, Suspense } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

const BindPhoneWindow = lazy(
  loadAgain(() => import('./BindPhoneWindow.tsx').then((module) => ({ default: module.BindPhoneWindow }))),
);

export interface BindPhoneDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** 綁定手機號碼 for a guest, fetched when it is first opened. */
export function BindPhoneDialog({ open, onOpenChange }: BindPhoneDialogProps): ReactNode {
  if (!open) return null;
  return (
    <Suspense>
      <BindPhoneWindow onClose={() => onOpenChange(false)} />
    </Suspense>
  );
}
