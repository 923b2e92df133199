/** Verbs that a commit subject may begin with. */
export const BASE_VERBS: ReadonlySet<string> = new Set(
  `accept acknowledge act adapt add address adjust admit adopt align allow amend announce answer appear append apply
  approve archive arm ask assert assign associate attach attempt audit authenticate avoid await back balance ban batch
  beckon begin bench bet bind block book bound break bring broadcast build bump bundle buy cache calculate call cancel cap catch
  celebrate center centre chain change charge chart check choose claim clamp clarify clean clear climb clip clone close
  collapse collect colour combine commit compare compile complete compose compress compute condense configure confirm connect
  consume contain continue convert copy correct count cover crash create credit crop cross cut debit debounce decide
  declare decode decouple deduplicate default defer define delay delete deliver demand deny deprecate derive describe
  deselect detach detect determine diff digest disable discard disconnect dismiss dispatch display dissolve distinguish
  divide document download draft drain draw drive drop dump duplicate ease edit embed emit empty enable encode encrypt
  end enforce ensure enter escape exchange exclude execute exit expand expect expire explain expose export extend
  extract fade fail fall fan feed fetch fill film filter find finish fire fit fix flag flatten flip flush focus fold
  follow forbid force forget format forward found frame free freeze gate gather generate give go grant greet group guard
  guess guide hand handle harden hash have hide highlight hint hold honor hook host identify ignore implement import
  improve include increase indent index infer inform inherit initialise initialize inject inline insert inspect install
  integrate invalidate invite isolate issue join judge keep kick kill know label launch lay lazy-load lead learn leave
  lend let lift light lighten limit link lint list listen load localise localize locate lock log look loop lower make
  map mark mask match measure memoise memoize mend mention merge migrate mind mirror mock monitor mount move mute name
  narrow negotiate nest normalise normalize note notify number observe offer omit open optimise optimize order
  overwrite own pack package pad paginate paint parse part pass pause pay permit persist pick pin ping place plan plant
  play point poll port post postpone prefer prefetch prefix preload prepare present preserve press prevent price print
  probe proceed process produce prohibit promise promote prove provide proxy publish pull purge push put quarantine
  query queue quote raise rank rasterise rate react reach read reboot rebuild recalculate receive reclaim recognise recognize
  recompute reconcile reconnect record recover redact redeem redesign redirect redraw reduce refactor refer refine
  refresh refund refuse regenerate register regroup rehearse reject relax release reload remember remind remove rename
  render renew reopen reorder reorganise repair repeat rephrase replace replay reply report request require resend
  reserve reset reshape resize resolve respect respond restart restore restrict restructure resubscribe resume retire
  retry return reuse reveal revert review revise revoke reward reword rewrite ring roll rotate round route run sample
  sanitise save say scale scan schedule scope score scroll seal search secure see seed seek select sell send separate
  serialise serialize serve set settle shape share shed ship shorten show shrink shuffle shut sign silence simplify
  simulate size skip slow smooth snap soften solve sort sound space spare specify spell spend spin split spread stack
  stage start state stay step stop store stream strengthen stretch strip structure style submit subscribe suggest sum
  support suppress suspend swap switch synchronise synchronize tag take talk tell terminate test throttle throw tidy
  tie tighten time title toggle tolerate track trade train transfer transform translate traverse treat trim trust try
  tune turn type unblock undo unify unlock unmount unpack unregister unsubscribe update upgrade upload use validate
  vary verify view visit wait wake walk warn watch weigh welcome widen withdraw wrap write zoom`
    .trim()
    .split(/\s+/),
);
