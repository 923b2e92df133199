import type { ReactNode } from 'react';
import { useReceiveOpenParts } from '../base/settings/index.ts';

const NONE = { Games: false, Shop: false, Live: false };

/** A button that receives the answer of the service about open parts: all of them are closed. */
export function ReceiveOpenParts(): ReactNode {
  const { receive } = useReceiveOpenParts();
  return (
    <button onClick={() => receive(NONE)} type="button">
      answer
    </button>
  );
}
