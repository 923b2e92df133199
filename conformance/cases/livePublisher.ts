import { setPublisher } from '#protocol/endpoints/dev.ts';
import type { TestContext } from '../testContext.ts';

/** Starts or ends the publisher of room 1, which its host wishes to be on air. */
export const putOnAir = (context: TestContext, OnAir = true): Promise<object> =>
  context.visitor().call(setPublisher, { RoomID: '1', OnAir });
