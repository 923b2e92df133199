import type { FlvFile } from '../live/flvFile.ts';
import type { CallLog } from '../log/callLog.ts';
import type { WorldLink } from '../page/link.ts';
import type { NetworkConditions } from '../scenario/networkConditions.ts';

/** What the handlers of one page stand on. */
export interface HandlerParts {
  readonly link: WorldLink;
  readonly conditions: NetworkConditions;
  /** The origin whose requests they answer. */
  readonly origin: string;
  /** The browser whose cookies a request carries; called for each request. */
  readonly jar: () => string;
  /** The brand that the page wears; asked for each. */
  readonly brand: () => string;
  /** The loop that live streams send. Without it they are refused. */
  readonly loadLoop?: (() => Promise<FlvFile>) | undefined;
  /** Where each call is written down; nowhere without it. */
  readonly log?: CallLog | undefined;
}
