import { setSwitch } from '#protocol/endpoints/dev.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual } from '../expectation.ts';
import { SAMPLES } from '../samples.ts';
import { OF_LIVE_ROOMS } from './liveContracts.ts';

/** Hosts room 1 of the demo world. */
const HOST = '0900000002';

/** Every operation of the live rooms needs a brand and a site that have them. */
export const closedCases: readonly ConformanceCase[] = OF_LIVE_ROOMS.map((contract) =>
  conforms(contract, 300009, 'is closed while live is off', async (context) => {
    const socket = await (await context.member(HOST)).openSocket('chat');
    try {
      await context.visitor().call(setSwitch, { Name: 'Live', Value: 'off' });
      expectEqual((await socket.ask(contract.op, SAMPLES[contract.name] ?? {})).Code, 300009, 'code');
    } finally {
      await context.visitor().call(setSwitch, { Name: 'Live', Value: 'default' });
    }
  }),
);
