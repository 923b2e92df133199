import type { ReactNode } from 'react';
import { useReceiveOpenParts } from '../base/settings/index.ts';

const NONE = { Games: false, Shop: false, Live: false };

/** A button that receives the service's answer that all parts are closed. */
export function ReceiveOpenParts(): ReactNode {
  const { receive } = useReceiveOpenParts();
  return (
    <button onClick={() => receive(NONE)} type="button">
      answer
    </button>
  );
}
