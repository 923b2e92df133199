import type { CallLog } from '../log/callLog.ts';
import type { WorldLink } from '../page/link.ts';
import type { NetworkConditions } from '../scenario/networkConditions.ts';

/** What the panel works on. */
export interface PanelParts {
  readonly link: WorldLink;
  readonly conditions: NetworkConditions;
  /** What this page has called. */
  readonly log: CallLog;
  /** Cuts this page's sockets, as a lost network does. */
  readonly disconnect: () => void;
}
