import type { Decorator } from '@storybook/react-vite';
import catalogue from '#content/games.json' with { type: 'json' };
import { messageOf } from '#features/client/testing/messages.ts';
import { PLAYER_ID, ScriptedService } from '#features/testing/scriptedService.ts';
import { type ProviderOptions, TestProviders } from '#features/testing/TestProviders.tsx';
import { isLocale } from '#locales/locale.ts';
import type { Messages } from '#locales/index.ts';
import { Game } from '#protocol/entities/game.ts';
import { SYSTEM_SENDER } from '#protocol/entities/message.ts';
import { writeEvent } from '#protocol/rules/messageSyntax.ts';

/** The catalogue as the service would list it. */
const games = (): Game[] =>
  catalogue.map((row, at) =>
    Game.parse({
      ...row,
      Jackpot: row.Jackpot ? 8_241_906 + at * 1_204_330 : 0,
      MinBet: 20,
      MaxBet: 20_000,
      Volatility: 2,
      Playable: false,
      banner: `/art/tiles/${row.GameCode}-tall-zh-496.avif`,
      isShow: true,
    }),
  );

const person = (PlayerID: string, Name: string, VIPLevel: number) => ({
  From: PlayerID,
  Sender: { PlayerID, Name, VIPLevel, PicURL: '', PictureURL: '', PictureSetting: 2 as const },
  ColorID: VIPLevel,
});
const at = (minute: string) => ({ CreateTime: `2026-11-20T13:${minute}:00.000Z` });

function conversation() {
  const mo = person('80000010', '阿默', 3);
  const wolf = person('80000007', '狼嚎夜未眠', 6);
  const win = { op: 'win', amount: '1920000', multiple: '120', gamecode: 'owl', gameName: '夜梟秘寶', from: '阿默' };
  return [
    messageOf(1, { ...mo, ...at('36'), Message: '今晚的【夜梟秘寶】手感不錯耶' }),
    messageOf(2, { ...mo, ...at('36'), Message: '剛剛連兩把都開到免費遊戲！' }),
    messageOf(3, { From: SYSTEM_SENDER, Sender: null, ColorID: 0, ...at('37'), Message: writeEvent('大獎', win) }),
    messageOf(4, {
      ...wolf,
      ...at('37'),
      Message: '沾個喜氣，等我下班一起衝',
      ReplyID: 'message-2',
      Reply: { ID: 'message-2', Name: '阿默', Message: '剛剛連兩把都開到免費遊戲！' },
    }),
    messageOf(5, { From: PLAYER_ID, ...at('38'), Message: '恭喜恭喜，求發紅包' }),
    messageOf(6, { ...wolf, ...at('38'), Message: '有人要收金幣嗎', Flag: 1 }),
    messageOf(7, { ...mo, ...at('39'), Message: 'share_koi' }),
  ];
}

/** A service with the whole catalogue and a lively channel; a story overrides what it is about. */
export function livelyService(): ScriptedService {
  const service = new ScriptedService();
  service.games = games();
  service.history = conversation();
  return service;
}

/** Stands a story's part of the product on a service. */
export function storyProviders(
  prepare: (service: ScriptedService) => void = () => undefined,
  options: ProviderOptions = {},
): Decorator {
  return function Staged(Story, { globals, loaded }) {
    const service = livelyService();
    prepare(service);
    const { messages } = loaded as { messages: Messages };
    const locale = isLocale(globals['language']) ? globals['language'] : 'zh_tw';
    return (
      <TestProviders {...options} key={locale} language={{ locale, messages }} service={service}>
        <Story />
      </TestProviders>
    );
  };
}
