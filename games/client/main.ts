import './frame.css';
import './forcedColours.css';
import { isFishRoom } from './fish/fishFiles.ts';
import { readLaunch } from './page/launch.ts';
import { isTable } from './table/tableFiles.ts';
import { beginOverNetwork } from './transport/overNetwork.ts';

const launch = readLaunch({
  search: location.search,
  referrer: document.referrer,
  ancestors: 'ancestorOrigins' in location ? [...location.ancestorOrigins] : [],
});
// Opened by a small script, while the large script with the engine still loads.
const overNetwork = beginOverNetwork(launch?.launch);
const parts = { body: document.body, launch, overNetwork };
if (launch?.launch !== undefined && isTable(launch.gameCode)) {
  const { startTable } = await import('./table/startTable.ts');
  await startTable({ ...parts, launch, opening: launch.launch });
} else if (launch?.launch !== undefined && isFishRoom(launch.gameCode)) {
  const { startFish } = await import('./fish/startFish.ts');
  await startFish({ ...parts, launch, opening: launch.launch });
} else {
  const { startFrame } = await import('./startFrame.ts');
  await startFrame(parts);
}
