import type { ReactNode } from 'react';
import type { Client } from '../../../base/client/index.ts';
import { ActionDialog, type ActionDialogProps, type SecondCheck } from '../../../shared/dialogs/index.ts';
import { useClubAction } from '../useClubAction.ts';

export interface ClubActionDialogProps<Result> extends Omit<ActionDialogProps, 'action' | 'onConfirm'> {
  /** Calls the service. Large sums require a second check. */
  act: (call: Client['call'], check: SecondCheck) => Promise<Result>;
  done?: string | ((result: Result) => string);
  onDone?: (result: Result) => void;
}

/** Asks for the values of an action in a club and runs it. */
export function ClubActionDialog<Result>({ act, done, onDone, ...dialog }: ClubActionDialogProps<Result>): ReactNode {
  const run = useClubAction<SecondCheck, Result>(act, {
    ...(done !== undefined && { done }),
    onDone: (result) => {
      onDone?.(result);
      dialog.onClose();
    },
    saysRefusal: true,
  });
  return <ActionDialog {...dialog} action={run} onConfirm={(check) => run.mutate(check)} />;
}
