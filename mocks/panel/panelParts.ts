import type { CallLog } from '../log/callLog.ts';
import type { WorldLink } from '../page/link.ts';
import type { NetworkConditions } from '../scenario/networkConditions.ts';

/** The dependencies of the panel. */
export interface PanelParts {
  readonly link: WorldLink;
  readonly conditions: NetworkConditions;
  readonly log: CallLog;
  readonly disconnect: () => void;
}
