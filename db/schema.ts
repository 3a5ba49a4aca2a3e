import type { Kysely } from 'kysely'
import type {
  BanksTable,
  CarrierPrefixesTable,
  CarriersTable,
  GoldSilverHeldPricesTable,
  GoldSilverPricesTable,
  SiteSettingsTable,
  ToolsTable,
} from './tables/catalogue.ts'
import type { EmergencyNumbersTable, PostalCodesTable } from './tables/directories.ts'
import type { CryptoCallsTable, CryptoListsTable, ForexDaysTable } from './tables/feeds.ts'
import type { InternetPlansTable, InternetProvidersTable } from './tables/internet.ts'
import type {
  AuditLogTable,
  DataReleasesTable,
  JobRunsTable,
  MediaTable,
  ProblemsTable,
  SavedViewsTable,
  SeedAppliedTable,
} from './tables/operations.ts'
import type {
  AuthAccountsTable,
  AuthChallengesTable,
  AuthCodesTable,
  AuthFactorsTable,
  AuthKeysTable,
  AuthOperatorFactorsTable,
  AuthOperatorsTable,
  AuthPasskeysTable,
  AuthRateLimitsTable,
  AuthRecoveryCodesTable,
  AuthRefreshesTable,
  AuthSessionsTable,
  AuthUsersTable,
  AuthVerificationsTable,
  AuthWalletsTable,
} from './tables/sign-in.ts'
import type {
  ErrorLogsTable,
  UsageAgentsTable,
  UsageDailyDimensionsTable,
  UsageDailySessionsTable,
  UsageDailyVisitsTable,
  UsageHourlyTable,
  UsageLogsTable,
  UsageToolsTable,
} from './tables/usage.ts'
import type {
  CorrectionsTable,
  NewsletterOutboxTable,
  NewsletterSubscribersTable,
  ToolRatingsTable,
} from './tables/visitors.ts'

export type Db = Kysely<Database>

/** Every table of the site. A test compares it, column by column, with what the migrations make. */
export interface Database {
  audit_log: AuditLogTable
  auth_accounts: AuthAccountsTable
  auth_challenges: AuthChallengesTable
  auth_codes: AuthCodesTable
  auth_factors: AuthFactorsTable
  auth_keys: AuthKeysTable
  auth_operator_factors: AuthOperatorFactorsTable
  auth_operators: AuthOperatorsTable
  auth_passkeys: AuthPasskeysTable
  auth_rate_limits: AuthRateLimitsTable
  auth_recovery_codes: AuthRecoveryCodesTable
  auth_refreshes: AuthRefreshesTable
  auth_sessions: AuthSessionsTable
  auth_users: AuthUsersTable
  auth_verifications: AuthVerificationsTable
  auth_wallets: AuthWalletsTable
  banks: BanksTable
  carrier_prefixes: CarrierPrefixesTable
  carriers: CarriersTable
  corrections: CorrectionsTable
  crypto_calls: CryptoCallsTable
  crypto_lists: CryptoListsTable
  data_releases: DataReleasesTable
  emergency_numbers: EmergencyNumbersTable
  error_logs: ErrorLogsTable
  forex_days: ForexDaysTable
  gold_silver_held_prices: GoldSilverHeldPricesTable
  gold_silver_prices: GoldSilverPricesTable
  internet_plans: InternetPlansTable
  internet_providers: InternetProvidersTable
  job_runs: JobRunsTable
  media: MediaTable
  newsletter_outbox: NewsletterOutboxTable
  newsletter_subscribers: NewsletterSubscribersTable
  postal_codes: PostalCodesTable
  problems: ProblemsTable
  saved_views: SavedViewsTable
  seed_applied: SeedAppliedTable
  site_settings: SiteSettingsTable
  tool_ratings: ToolRatingsTable
  tools: ToolsTable
  usage_agents: UsageAgentsTable
  usage_daily_dimensions: UsageDailyDimensionsTable
  usage_daily_sessions: UsageDailySessionsTable
  usage_daily_visits: UsageDailyVisitsTable
  usage_hourly: UsageHourlyTable
  usage_logs: UsageLogsTable
  usage_tools: UsageToolsTable
}
