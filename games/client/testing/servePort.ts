import { PortRequest } from '#games/api/index.ts';
import { answerCall } from '#games/provider/answerCall.ts';
import type { ProviderWorld } from '#games/provider/testing/providerWorld.ts';

/** Faults of calls, by their names. */
export interface Wire {
  isLost(call: string): boolean;
  /** Milliseconds until an answer arrives. */
  readonly delay: number;
  /** Reports a lost answer at once, instead of after the client's timeout. */
  readonly timesOut?: boolean;
}

export const GOOD_WIRE: Wire = { isLost: () => false, delay: 0 };

/** Answers the calls of a port by the game server of a world. */
export function servePort(port: MessagePort, world: ProviderWorld, wire: Wire = GOOD_WIRE): void {
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { ID, Call, Token = '', Body } = PortRequest.parse(data);
    void answerCall(world.server(), Call, Token, Body).then((answer) => {
      if (wire.isLost(Call)) {
        const Failure = { Code: 'UNAVAILABLE', Message: 'lost' };
        if (wire.timesOut === true) port.postMessage({ ID, Failure });
        return;
      }
      setTimeout(() => port.postMessage({ ID, ...answer }), wire.delay);
    });
  };
}
