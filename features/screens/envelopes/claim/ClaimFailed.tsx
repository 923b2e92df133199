import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Inline } from '#ui/layout/Inline/index.ts';
import { RequestFailure } from '../../../base/client/index.ts';
import { StateDrawing, useErrorText } from '../../../base/errors/index.ts';
import { claimErrors, envelopeMessages } from '../state/envelopeMessages.ts';
import * as css from './Claim.css.ts';

export interface ClaimFailedProps {
  error: Error;
  onRetry: () => void;
  onClose: () => void;
}

/** A failed read of the red envelope: the reason, and a retry. */
export function ClaimFailed({ error, onRetry, onClose }: ClaimFailedProps): ReactNode {
  const errorText = useErrorText();
  const isNone = error instanceof RequestFailure && error.code === 100013;
  return (
    <>
      <StateDrawing id="error" />
      <p className={css.sentence} role="alert">
        {errorText(error, claimErrors)}
      </p>
      <Inline align="stretch" gap={3} justify="center" wrap>
        {isNone ? (
          <button className={css.way} onClick={onClose} type="button">
            <FormattedMessage {...envelopeMessages.close} />
          </button>
        ) : (
          <button className={css.way} onClick={onRetry} type="button">
            <FormattedMessage defaultMessage="重試" id="error.retry" />
          </button>
        )}
      </Inline>
    </>
  );
}
