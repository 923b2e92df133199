import { sendLoginCode, verifyLoginCode } from '#protocol/endpoints/phoneCode.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual } from '../expectation.ts';
import type { TestContext } from '../testContext.ts';
import type { Answer, Visitor } from '../visitor.ts';

const DAY = 24 * 60 * 60;
const RESEND_SECONDS = 61;
const common = { SiteID: 'dev', CountryCode: 886 } as const;

const send = (visitor: Visitor, PhoneNumber: string): Promise<Answer> =>
  visitor.ask(sendLoginCode, { ...common, PhoneNumber, Lang: 'zh_tw' });
const verify = (visitor: Visitor, PhoneNumber: string, ValidateCode: string): Promise<Answer> =>
  visitor.ask(verifyLoginCode, { ...common, PhoneNumber, ValidateCode });

const codeOf = ({ Code, Result }: Answer): unknown => (Code === 100001 ? Result['Code'] : Code);
const wrongOf = (code: string): string => (code === '000000' ? '111111' : '000000');

/** The browser of an owner who signed in to the number yesterday. */
async function ownBrowser(context: TestContext, phone: string): Promise<Visitor> {
  const visitor = context.visitor();
  await context.member(phone, visitor);
  await context.advance(DAY + 1);
  return visitor;
}

/** Codes that a stranger requests or guesses. */
export const phoneCodeStrangerCases: readonly ConformanceCase[] = [
  conforms(
    verifyLoginCode,
    200,
    "survives a stranger's guesses, which end only the stranger's code",
    async (context) => {
      await context.advance(DAY + 1);
      const phone = '0912300001';
      const [owner, stranger] = [context.visitor(), context.visitor()];
      await send(owner, phone);
      const code = await context.codeFor(phone);
      for (let guess = 0; guess < 3; guess += 1)
        expectEqual(codeOf(await verify(stranger, phone, wrongOf(code))), 200056, 'a guess without a code');
      await context.advance(RESEND_SECONDS);
      await send(stranger, phone);
      const theirs = await context.codeFor(phone);
      const guesses = [];
      for (let guess = 0; guess < 3; guess += 1) guesses.push(codeOf(await verify(stranger, phone, wrongOf(theirs))));
      expectEqual(guesses, [200032, 200032, 200062], 'guesses at the own code');
      if (code !== theirs)
        expectEqual(codeOf(await verify(owner, phone, theirs)), 200032, 'the code of another browser');
      expectEqual(codeOf(await verify(owner, phone, code)), 200, 'the owner');
    },
  ),
  conforms(verifyLoginCode, 200056, 'accepts a code only in the browser that requested it', async (context) => {
    await context.advance(DAY + 1);
    const phone = '0912300002';
    await send(context.visitor(), phone);
    const code = await context.codeFor(phone);
    expectEqual(codeOf(await verify(context.visitor(), phone, code)), 200056, 'another browser, with the right code');
  }),
  conforms(sendLoginCode, 200, 'reserves five codes for a browser that the account knows', async (context) => {
    const phone = '0912300003';
    const owner = await ownBrowser(context, phone);
    for (let sent = 0; sent < 4; sent += 1) {
      expectEqual(codeOf(await send(context.visitor(), phone)), 200, `a stranger's code ${sent + 1}`);
      if (sent === 0) expectEqual(codeOf(await send(owner, phone)), 200, 'the owner, in the same minute');
      await context.advance(RESEND_SECONDS);
    }
    expectEqual(codeOf(await send(context.visitor(), phone)), 200030, 'the sixth to the number, by a stranger');
    for (let sent = 1; sent < 5; sent += 1) {
      expectEqual(codeOf(await send(owner, phone)), 200, `the owner's ${sent + 1}`);
      await context.advance(RESEND_SECONDS);
    }
    expectEqual(codeOf(await send(owner, phone)), 200030, "the owner's sixth");
    await context.advance(DAY + 1);
  }),
  conforms(sendLoginCode, 200029, 'makes a known browser wait only for its own last code', async (context) => {
    const phone = '0912300004';
    const owner = await ownBrowser(context, phone);
    expectEqual(codeOf(await send(owner, phone)), 200, 'the owner');
    expectEqual(codeOf(await send(owner, phone)), 200029, 'the owner, again');
    expectEqual(codeOf(await send(context.visitor(), phone)), 200029, 'a stranger');
  }),
];
