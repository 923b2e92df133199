import type { Page } from '@playwright/test';
import { DESKTOP, expect, test } from './fixtures/index.ts';
import { screens } from './fixtures/screens.ts';
import { LONG } from './fixtures/long.ts';

// The game server of the mocks, used by a frame without a network. The frame is a small page of this test.
const PLAYER = '0900000003';
const GAME = '/zh_tw/play-game/now?game=owl';

/** Shows the player's open round, and spins when its button is pressed. */
const FRAME = `<!doctype html><meta charset="utf-8"><title>Test frame</title>
<output>loading</output> <button>Spin</button> <button>Reveal</button>
<script>
  const query = new URLSearchParams(location.search);
  const shown = document.querySelector('output');
  const waiting = new Map();
  let port, token, state;
  const call = (Call, Body) =>
    new Promise((resolve) => {
      const ID = waiting.size + 1;
      waiting.set(ID, resolve);
      port.postMessage({ ID, Call, Body, ...(token && { Token: token }) });
    }).then(({ Answer, Failure }) => Answer ?? Promise.reject(new Error(Failure.Code)));
  const show = (round) => {
    shown.textContent = round ? 'round ' + round.RoundID + ' pays ' + round.Result.Win : 'no round';
  };
  addEventListener('message', async ({ data, ports }) => {
    if (data.Type !== 'start') return;
    [port] = ports;
    port.onmessage = ({ data }) => waiting.get(data.ID)(data);
    token = (await call('openSession', { LaunchToken: query.get('token'), GameCode: query.get('game_code') })).Token;
    state = await call('readState', {});
    show(state.OpenRound);
  });
  const [spin, reveal] = document.querySelectorAll('button');
  spin.onclick = async () => {
    const { SeedID, Nonce } = state.Next;
    show(await call('spin', { Stake: 100, SeedID, Nonce }));
  };
  reveal.onclick = async () => {
    await call('close', { RoundID: state.OpenRound.RoundID });
    await call('rotateSeed', {});
    shown.textContent = 'revealed';
  };
  parent.postMessage({ Type: 'ready', GameCode: 'owl' }, '*');
</script>`;

const shownIn = (page: Page) => page.frameLocator('iframe').locator('output');

test.use({ backend: 'mocks' });

test(
  'a frame plays a round over its port; reloads and other tabs have the same round, and the round verifies',
  LONG,
  async ({ app }) => {
    const visit = { as: PLAYER, path: GAME, browser: DESKTOP };
    const lobby = await app.visit();
    await expect(screens.tiles(lobby).first()).toBeVisible();
    await app.develop('/dev/game', { GameCode: 'owl', Playable: true });
    await lobby
      .context()
      .route('**/games/index.html?*', (route) => route.fulfill({ contentType: 'text/html', body: FRAME }));
    const page = await app.visit(visit);
    await expect(shownIn(page)).toHaveText('no round');
    await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).click();
    await expect(shownIn(page)).toHaveText(/^round \S+ pays \d+$/);
    const round = await shownIn(page).textContent();

    await page.reload();
    await expect(shownIn(page)).toHaveText(round ?? '');
    const other = await app.visit(visit);
    await expect(shownIn(other)).toHaveText(round ?? '');

    await other.frameLocator('iframe').getByRole('button', { name: 'Reveal' }).click();
    await expect(shownIn(other)).toHaveText('revealed');
    const RoundID = /^round (\S+)/.exec(round ?? '')?.[1] ?? '';
    const proof = await app.visit({ ...visit, path: `/zh_tw/verify/menagerie:${RoundID}` });
    await expect(proof.getByText('四步全部相符，結果沒有被更動')).toBeVisible();
  },
);
