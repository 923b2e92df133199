import { expect, it } from 'vitest';
import maths from '#games/catalogue/owl/maths.json' with { type: 'json' };
import { MathsFile } from '#games/maths/index.ts';
import { CLOUDS, HOLD, JARS, LEDGES, THROWN } from '#games/maths/testing/smallGames.ts';
import turtle from '#games/catalogue/turtle/look.json' with { type: 'json' };
import koi from '#games/catalogue/koi/look.json' with { type: 'json' };
import { CRYSTAL, MYSTERY, SPLIT } from '#games/maths/testing/boardGames.ts';
import { LookFile } from '../look/schema.ts';
import { ChoiceShow } from './choice/ChoiceShow.ts';
import { CloudPanel } from './choice/CloudPanel.ts';
import { FreeSpinsShow } from './freeSpins/FreeSpinsShow.ts';
import { GrowingShow } from './growing/GrowingShow.ts';
import { HoldShow } from './hold/HoldShow.ts';
import { LevelShow } from './level/LevelShow.ts';
import { MultipliedShow } from './multiplied/MultipliedShow.ts';
import { MysteryShow } from './mystery/MysteryShow.ts';
import { NudgeShow } from './nudge/NudgeShow.ts';
import { SplitShow } from './split/SplitShow.ts';
import { ShellShow } from './shell/ShellShow.ts';
import { StrikeBar } from './tumble/strike/StrikeBar.ts';
import { LedgesShow } from './ledges/LedgesShow.ts';
import { TumbleShow } from './tumble/TumbleShow.ts';
import { loadMechanics } from './loadMechanics.ts';

const owl = MathsFile.parse(maths);

it('loads the shows of the mechanics that the mathematics names, and no others', async () => {
  expect(await loadMechanics(owl)).toEqual({ freeSpins: FreeSpinsShow });
  const { freeSpins: _, ...without } = owl;
  expect(await loadMechanics(without)).toEqual({});
  expect(await loadMechanics({ ...without, nudge: { weights: { none: 2, up: 1, down: 1 } } })).toEqual({
    nudge: NudgeShow,
  });
  expect(await loadMechanics({ ...without, wilds: { owl: 2 } })).toEqual({ changes: [MultipliedShow] });
  const level = { symbol: 'coin', full: 5, wheel: { fields: [{ pays: 10 }, { pays: 20 }] } };
  expect(await loadMechanics({ ...without, level })).toEqual({ level: LevelShow });
  expect(await loadMechanics(MYSTERY)).toEqual({ freeSpins: FreeSpinsShow, changes: [MysteryShow] });
  expect(await loadMechanics(CRYSTAL)).toEqual({ changes: [GrowingShow] });
  expect(await loadMechanics(SPLIT)).toEqual({ freeSpins: FreeSpinsShow, changes: [SplitShow] });
  expect(await loadMechanics(HOLD)).toEqual({ hold: HoldShow });
  expect(await loadMechanics(JARS)).toEqual({ choice: ChoiceShow });
  expect(await loadMechanics(CLOUDS)).toEqual({
    choice: ChoiceShow,
    choicePanel: CloudPanel,
    freeSpins: FreeSpinsShow,
  });
  expect(await loadMechanics(THROWN)).toEqual({ freeSpins: FreeSpinsShow, tumble: TumbleShow });
  const hammer = await loadMechanics(THROWN, { strike: { head: { x: 0, y: 0 } } });
  expect(hammer).toEqual({ freeSpins: FreeSpinsShow, tumble: TumbleShow, strikeBar: StrikeBar });
  expect(await loadMechanics(HOLD, LookFile.parse(turtle))).toEqual({ hold: HoldShow, shell: ShellShow });
  expect(await loadMechanics(LEDGES, LookFile.parse(koi))).toMatchObject({ ledges: LedgesShow, tumble: TumbleShow });
});
