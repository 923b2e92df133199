import { lazy, type ReactNode, Suspense } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

const BindPhoneWindow = lazy(
  loadAgain(() => import('./BindPhoneWindow.tsx').then((module) => ({ default: module.BindPhoneWindow }))),
);

export interface BindPhoneDialogProps {
  open: boolean;
  /** Replaces a bound phone by another. */
  moves?: boolean;
  onOpenChange: (open: boolean) => void;
}

/** 綁定手機號碼 for a guest, or another number for a member. Loaded when it first opens. */
export function BindPhoneDialog({ open, moves = false, onOpenChange }: BindPhoneDialogProps): ReactNode {
  if (!open) return null;
  return (
    <Suspense>
      <BindPhoneWindow moves={moves} onClose={() => onOpenChange(false)} />
    </Suspense>
  );
}
