import type { Config } from './config.ts';

type Read = Pick<
  Config,
  'devTools' | 'smsGateway' | 'openParts' | 'payments' | 'gameProviders' | 'rtmp' | 'rtmpUrl' | 'media'
>;

/** The limits of a service without development tools under its settings, one sentence each. The service starts all the same. */
export function startWarnings(config: Read): readonly string[] {
  if (config.devTools) return [];
  const isOpen = (part: Config['openParts'][number]): boolean => config.openParts.includes(part);
  const hasIngest = config.rtmp !== undefined || config.rtmpUrl !== undefined || config.media.kind !== 'inside';
  return [
    ...(config.smsGateway === undefined
      ? ['SMS_GATEWAY_URL is not set: no text message is sent, so players cannot sign in by phone']
      : []),
    ...(isOpen('Shop') && config.payments === undefined
      ? ['OPEN_PARTS names the shop and no payment gateway is configured: nothing can be bought']
      : []),
    ...(isOpen('Games') && config.gameProviders.length === 0
      ? ['OPEN_PARTS names the games and GAME_PROVIDERS is not set: no game can be played']
      : []),
    ...(isOpen('Live') && !hasIngest
      ? ['OPEN_PARTS names live rooms and RTMP_PORT is not set: no host can publish']
      : []),
  ];
}
