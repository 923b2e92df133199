import type { FlvFile } from '../live/flvFile.ts';
import type { CallLog } from '../log/callLog.ts';
import type { WorldLink } from '../page/link.ts';
import type { NetworkConditions } from '../scenario/networkConditions.ts';

/** The dependencies of a page's handlers. */
export interface HandlerParts {
  readonly link: WorldLink;
  readonly conditions: NetworkConditions;
  readonly origin: string;
  readonly jar: () => string;
  readonly brand: () => string;
  /** Loads the recorded scene of a game, or another one. Without it live streams are refused. */
  readonly loadLoop?: ((GameCode: string) => Promise<FlvFile>) | undefined;
  /** The log of all calls. Defaults to none. */
  readonly log?: CallLog | undefined;
}
