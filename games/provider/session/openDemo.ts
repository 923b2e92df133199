import type { GameRequest } from '#games/api/index.ts';
import { ProviderFailure } from '../failure.ts';
import { type ProviderPorts, timeText } from '../ports.ts';
import { DEMO_COINS, DEMO_CURRENCY, DEMO_KEPT_MS } from './demo.ts';
import type { Opening } from './opening.ts';

/** A table and a room of fishing have one variant. */
export const TABLE_VARIANT = 'only';

type Demo = NonNullable<GameRequest<'openSession'>['Demo']>;

/** The same visitor of a brand continues the same demo. @throws ProviderFailure GAME_UNKNOWN */
export function openDemo(
  { catalogue, tables, fish, demoVariants, now }: ProviderPorts,
  { Brand, Visitor }: Demo,
  GameCode: string,
): Opening {
  const room = tables?.current(GameCode) ?? fish?.current(GameCode);
  const [first] = catalogue.current(GameCode)?.file.variants ?? (room && [{ name: TABLE_VARIANT }]) ?? [];
  if (first === undefined) throw new ProviderFailure('GAME_UNKNOWN', 'GameCode');
  return {
    SessionID: `demo:${Brand}:${GameCode}:${Visitor}`,
    PlayerID: '',
    Brand,
    GameCode,
    values: {
      WalletToken: '',
      Variant: demoVariants?.[GameCode] ?? first.name,
      Currency: DEMO_CURRENCY,
      MinBet: 0,
      MaxBet: DEMO_COINS,
      Expires: timeText(now() + DEMO_KEPT_MS),
      Name: '',
      Picture: '',
      Holds: false,
      JoinID: '',
    },
    DemoCoins: DEMO_COINS,
  };
}
