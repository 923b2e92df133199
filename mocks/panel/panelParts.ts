import type { WorldLink } from '../page/link.ts';
import type { Weather } from '../scenario/weather.ts';

/** What the panel works on. */
export interface PanelParts {
  readonly link: WorldLink;
  readonly weather: Weather;
  /** Cuts this page's sockets, as a lost network does. */
  readonly disconnect: () => void;
}
