import type { Migration } from 'kysely/migration'
import { foundations } from './0001-foundations.ts'
import { toolsAndSettings } from './0002-tools-and-settings.ts'
import { carriersAndBanks } from './0003-carriers-and-banks.ts'
import { internetComparison } from './0004-internet-comparison.ts'
import { goldSilverPrices } from './0005-gold-silver-prices.ts'
import { usage } from './0006-usage.ts'
import { visitors } from './0007-visitors.ts'
import { auditAndMedia } from './0008-audit-and-media.ts'
import { forexDays } from './0009-forex-days.ts'
import { heldPrices } from './0010-held-prices.ts'
import { crypto } from './0011-crypto.ts'
import { jobRuns } from './0012-job-runs.ts'
import { newsletterOutcomes } from './0013-newsletter-outcomes.ts'
import { signIn } from './0014-sign-in.ts'
import { dailyVisits } from './0015-daily-visits.ts'
import { earlierVisits } from './0016-earlier-visits.ts'
import { signInMethods } from './0017-sign-in-methods.ts'
import { sessionsOfTools } from './0018-sessions-of-tools.ts'
import { newestUsers } from './0019-newest-users.ts'
import { operatorFactors } from './0020-operator-factors.ts'
import { newsletterConfirmations } from './0021-newsletter-confirmations.ts'
import { agentsLastUsed } from './0023-agents-last-used.ts'

/**
 * Applied in the order of their names; a released one is never edited. They only expand (new tables, nullable or
 * defaulted columns), so that servers of the previous release keep working beside the new one.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundations': foundations,
  '0002-tools-and-settings': toolsAndSettings,
  '0003-carriers-and-banks': carriersAndBanks,
  '0004-internet-comparison': internetComparison,
  '0005-gold-silver-prices': goldSilverPrices,
  '0006-usage': usage,
  '0007-visitors': visitors,
  '0008-audit-and-media': auditAndMedia,
  '0009-forex-days': forexDays,
  '0010-held-prices': heldPrices,
  '0011-crypto': crypto,
  '0012-job-runs': jobRuns,
  '0013-newsletter-outcomes': newsletterOutcomes,
  '0014-sign-in': signIn,
  '0015-daily-visits': dailyVisits,
  '0016-earlier-visits': earlierVisits,
  '0017-sign-in-methods': signInMethods,
  '0018-sessions-of-tools': sessionsOfTools,
  '0019-newest-users': newestUsers,
  '0020-operator-factors': operatorFactors,
  '0021-newsletter-confirmations': newsletterConfirmations,
  '0023-agents-last-used': agentsLastUsed,
}
