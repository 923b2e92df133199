import type { ReactNode } from 'react';
import { useReceiveOpenParts } from '../base/settings/index.ts';

/** A button that receives the answer of the service about open parts: what was known before holds. */
export function ReceiveOpenParts(): ReactNode {
  const receive = useReceiveOpenParts();
  return (
    <button onClick={() => receive()} type="button">
      answer
    </button>
  );
}
