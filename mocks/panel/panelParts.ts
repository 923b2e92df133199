import type { CallLog } from '../log/callLog.ts';
import type { WorldLink } from '../page/link.ts';
import type { NetworkConditions } from '../scenario/networkConditions.ts';

/** The dependencies of the panel. */
export interface PanelParts {
  readonly link: WorldLink;
  readonly conditions: NetworkConditions;
  /** The calls of this page. */
  readonly log: CallLog;
  /** Cuts this page's sockets, like a lost network. */
  readonly disconnect: () => void;
}
