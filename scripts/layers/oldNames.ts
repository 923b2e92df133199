/** Names that were replaced by the field's own, and what stands in their place. They do not come back. */
export const oldNames: readonly { readonly old: RegExp; readonly use: string }[] = [
  { old: /\bSwitchboard\b|\bswitchboardOf\b/, use: 'FeatureFlags, featureFlagsOf' },
  { old: /\bBoardState\b/, use: 'FlagSnapshot' },
  { old: /\bWeather\b|\bFate\b/, use: 'NetworkConditions, InjectedOutcome' },
  { old: /\bStrayRequest\b|\bonStray\b/, use: 'UnhandledRequest, onUnhandled' },
  { old: /\bJarRack\b/, use: 'CookieJarPool' },
  { old: /\bcreateShade\b/, use: 'createShadowRoot' },
  { old: /\bhearRoom\b|\bretune\b/, use: 'subscribeRoom, resubscribe' },
  { old: /\brefuse(?!ClubApplication|Upgrade|ForeignHost)[A-Z]\w*/, use: 'assert… for what throws' },
  { old: /\bpresent(?!Arrived|Samples|Cases)[A-Z]\w*/, use: 'serialize…' },
  { old: /\b(?:[A-Z]+_)*(?:MOST|LEAST)(?:_[A-Z]+)*\b/, use: 'MAX_…, MIN_…' },
  { old: /\bOperationRow\b|\bEndpointRow\b|\bPushRow\b/, use: 'OperationContract, EndpointContract, PushContract' },
  { old: /\bcreate(?:Wire|Mock)Backdrop\b|\bMockBackdrop\b/, use: 'createWireAdapter, createMockAdapter' },
  { old: /\bfreshMates\b/, use: 'createTestMembers' },
  { old: /\bStageProviders\b|\bStageOptions\b|\bonStage\b/, use: 'TestProviders, onMocks' },
  {
    old: /#conformance\/(?:stage|line|crew|backdrop)\.ts/,
    use: 'testContext, testSocket, testMembers, transportAdapter',
  },
  {
    old: /\bScriptedService\b|\bstoryProviders\b/,
    use: 'startTestBackend, onMocks (or FakeSocketServer in features/base/client)',
  },
  { old: /\bPlaceFrame\b|\bEmptyPlace\b|\bemptyPlaces\b/, use: 'SectionFrame, UnfinishedPage, unfinishedPages' },
  { old: /\bproveStories\b|\bjudgeSheet\b|\bproofCommands\b/, use: 'checkStories, compareSheet, visualCommands' },
  {
    old: /\b(?:Party(?:Name|Failure|Question|Refusal|Configs?|State)|PARTY_NAMES|partyNames|partySeat|typeOfParty|partyOfType)\b|\bThirdPartyIdentity\b/,
    use: 'ProviderName, ProviderFailure …: the field calls it an identity provider',
  },
  {
    old: /\b(?:bindThirdParty|getThirdPartyInfo|mayBindThirdParty|ThirdPartyType|THIRD_PARTY|thirdParty)\b|\/captcha(?:Move)?\.ts/,
    use: 'bindIdentityProvider, getIdentityOwner, mayBindProvider, ProviderType, PROVIDER_TYPE; phoneCode for captcha',
  },
  { old: /\bvouchedAt\b|\bremoveUnvouched\b/, use: 'renewedAt, removeExpired' },
  { old: /\b[Vv]ouch(?:es|ed|ing)?\b|\battendance\b/, use: 'renew a lease, presence' },
  { old: /\b(?:sayIn[A-Z]\w*|useSay|takeSeat)\b/, use: 'postIn…, usePostMessage, recordRecentGame' },
  { old: /\bRowHandler\b|\bfirstSamples\b/, use: 'EndpointHttpHandler, the samples of a group' },
  { old: /\bPIECES?\b/, use: 'BATCH_SIZE, or CHUNK for bytes' },
  { old: /\b(?:ownTasks|numberedTexts|lateParts)\b/, use: 'chunkedEntry, messageIndex, retryableChunks' },
  { old: /\bToCome\b/, use: 'ComingSoon…' },
  { old: /\bComing(?:View|Sheet|Provider|Feature)\b|\buseComing\b/, use: 'ComingSoon…, useComingSoon' },
];

/**
 * Finds replaced names in a file.
 *
 * @param file its path from the checkout.
 * @returns `path:line: what is wrong`, one for each.
 */
export function oldNamesIn(file: string, code: string): string[] {
  return code.split('\n').flatMap((line, at) =>
    oldNames.flatMap(({ old, use }) => {
      const found = old.exec(line);
      return found === null ? [] : [`${file}:${at + 1}: ${found[0]} was replaced; write ${use}`];
    }),
  );
}
