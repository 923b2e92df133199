/** A behaviour that only a real transport can show, and the service's test of it. */
export interface TransportFact {
  readonly fact: string;
  /** Why a page cannot notice the difference on mocks. */
  readonly why: string;
  readonly file: string;
  readonly test: string;
}

/**
 * The behaviours that the conformance suite leaves to the service. A fact belongs here only if a page on mocks could not notice it. The
 * suite itself has no exceptions: every case runs on every shell.
 */
export const TRANSPORT_FACTS: readonly TransportFact[] = [
  {
    fact: 'Session cookies are HttpOnly, SameSite=Lax, and Secure under TLS.',
    why: 'The mock browser keeps its cookies in the world, where no page reads them.',
    file: 'service/http/securitySessions.test.ts',
    test: 'is out of reach of scripts, of other sites and of other hosts',
  },
  {
    fact: 'The cookie of a sign-in by provider survives a form of another site only where the provider answers so.',
    why: 'On mocks the provider is a page of the app itself, so nothing comes from another site.',
    file: 'service/http/signIn.test.ts',
    test: 'comes along from a form of another site where the identity provider answers so, and else only with navigations',
  },
  {
    fact: 'A body that is too long is refused before it is read to its end.',
    why: 'The answer is the same; a page cannot see how much of its body was read.',
    file: 'service/http/app.test.ts',
    test: 'stops reading a body that does not say how long it is',
  },
  {
    fact: 'Large bodies of one address are bounded in number and in bytes.',
    why: 'The world has one browser, whose bodies are in its own memory already.',
    file: 'service/http/bodies.test.ts',
    test: 'are bounded for one address, and others go on',
  },
  {
    fact: 'Every answer carries the headers that guard the page: its policy, its opener policy, no sniffing.',
    why: 'A page cannot act by headers of what it fetches from its own origin; its own come from the server of its files.',
    file: 'service/http/securityHeaders.test.ts',
    test: 'guard the page',
  },
  {
    fact: 'What is no path of the backend is answered by the page, or by 404 where it names a file.',
    why: 'It passes through to the server of the app’s files.',
    file: 'service/http/app.test.ts',
    test: 'outside the folder are out of reach',
  },
  {
    fact: 'What a page of another site posts is refused with 403, but for forms of identity providers at their callbacks.',
    why: 'The page has one origin, and nothing else reaches the world.',
    file: 'service/http/securityForgery.test.ts',
    test: 'posts nothing, though it had the cookies and the token: %s',
  },
  {
    fact: 'An upgrade from another origin is refused with 403.',
    why: 'A mock socket has no HTTP answer, and the page has one origin.',
    file: 'service/sockets/sockets.test.ts',
    test: 'is refused to pages of other origins',
  },
  {
    fact: 'The service pings every 25 s; a socket that answers nothing closes with 4002 after 60 s.',
    why: 'The world pings the page over its message port instead, since a page cannot see pings.',
    file: 'service/sockets/sockets.test.ts',
    test: 'gets a ping every 25 s, and closes with 4002 after 60 s of silence',
  },
  {
    fact: 'A socket with more than 1 MiB unsent is cut off.',
    why: 'A message port has no back-pressure.',
    file: 'service/sockets/socketTransport.test.ts',
    test: 'cuts off a client that does not read what %s gives it',
  },
  {
    fact: 'One address opens only so many sockets, and calls only so often.',
    why: 'The world has one browser.',
    file: 'service/sockets/sockets.test.ts',
    test: 'is bounded in open connections of one address, and a closed one makes room',
  },
];
