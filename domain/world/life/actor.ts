import type { Moment, PlayerContext, PlayerRow } from '../../dispatch/context.ts';

/** The context of a call by a player of the cast. No client is connected as the player. */
export function contextOf(moment: Moment, player: PlayerRow): PlayerContext {
  const [brand] = moment.ports.settings.brands;
  if (brand === undefined) throw new Error('a product has a brand');
  const { nowText } = moment;
  return {
    ...moment,
    brand,
    player,
    token: undefined,
    connection: {
      ID: '',
      socket: 'chat',
      tab: undefined,
      signIn: () => Promise.reject(new Error('not here')),
      roomID: '',
      subscribeRoom: () => undefined,
      subscribeRace: () => undefined,
    },
    session: {
      TokenHash: '',
      PlayerID: player.PlayerID,
      Provider: '',
      CreateTime: nowText,
      Expires: nowText,
      EndReason: '',
      IsRegist: false,
      ProofTime: '',
      CodeTime: '',
      DeviceHash: '',
    },
  };
}
