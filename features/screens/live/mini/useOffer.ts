import { useEffect, useEffectEvent } from 'react';
import { getStreamInfo } from '#protocol/endpoints/live.ts';
import type { LiveRoom } from '#protocol/entities/live.ts';
import { getDefaultLive } from '#protocol/operations/live.ts';
import { type Client, useClient } from '../../../base/client/index.ts';
import { useMayAsk } from '../../../base/overlays/index.ts';
import { useSessionStatus } from '../../../base/session/index.ts';
import { engineOfBrowser, useStage } from '../stream/index.ts';
import { wasClosed } from './closed.ts';

const DELAY_MS = 3_000;
const ON_AIR = 1;

/** Reads the default room (30270); for a visitor without a socket. */
const readDefaultRoom = async (client: Client): Promise<LiveRoom | null> => {
  const { RoomInfo } =
    client.token() === undefined
      ? await client.rest.post(getStreamInfo, {}, { quiet: true })
      : await client.call(getDefaultLive, {});
  return RoomInfo;
};

/**
 * Enters the default room three seconds after the lobby opened, if it is on air and no tab of this browser has a room. Does nothing on a
 * calm page, after the player has closed the window in this visit, and in a browser that can't play it.
 *
 * @param isLobby whether the lobby is shown, without a layer
 */
export function useOffer(isLobby: boolean): void {
  const client = useClient();
  const stage = useStage();
  const mayAsk = useMayAsk();
  const isKnown = useSessionStatus() !== 'loading';
  const offer = useEffectEvent(async (): Promise<void> => {
    if (wasClosed() || stage.snapshot().roomID !== undefined || engineOfBrowser() === undefined) return;
    // The lobby is complete without the window, so a failure shows nothing.
    const room = await readDefaultRoom(client).catch(() => null);
    if (room?.Status !== ON_AIR || room.DownStreamUrl === '' || stage.snapshot().roomID !== undefined) return;
    stage.enter(room.RoomID, { onlyIfFree: true });
  });
  const isReady = isLobby && mayAsk && isKnown;
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => void offer(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
}
