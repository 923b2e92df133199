import './frame.css';
import './forcedColours.css';
import { readLaunch } from './page/launch.ts';
import { beginOverNetwork } from './transport/overNetwork.ts';

const launch = readLaunch({
  search: location.search,
  referrer: document.referrer,
  ancestors: 'ancestorOrigins' in location ? [...location.ancestorOrigins] : [],
});
// Opened by a small script, while the large script with the engine still loads.
const overNetwork = beginOverNetwork(launch?.launch);
const { startFrame } = await import('./startFrame.ts');
await startFrame({ body: document.body, launch, overNetwork });
