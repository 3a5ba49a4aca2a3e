// Made by `npm run make:table-types` from the migrated schema.
import type { Amount, Day, Instant, Json, JsonValue } from './column-types.ts'
import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

/** Who changed what in the admin area; never updated. */
export interface AuditLog {
  /**
   * The same in all entries of one call of the panel, such as a bulk change; null before there were acts.
   */
  act: string | null;
  /**
   * A verb: `create`, `update`, `delete`, `restore`.
   */
  action: string;
  actor_email: string | null;
  actor_id: string | null;
  after: Json | null;
  at: Generated<Instant>;
  before: Json | null;
  /**
   * The kind of thing changed, named as its table: `banks`.
   */
  entity: string;
  entity_id: string | null;
  id: Generated<number>;
  /**
   * False in the entries of an act after its first one.
   */
  is_first: Generated<boolean>;
  /**
   * Names and addresses in lower case, for a search.
   */
  searched: Generated<string | null>;
}

/** An identity of a user at a provider (`google`, `sso`), a wallet (`siwe`, address and chain with a colon between them) or a password (`credential`). Tokens of a provider are not kept: they stay null. */
export interface AuthAccounts {
  access_token: string | null;
  access_token_expires_at: Instant | null;
  account_id: string;
  created_at: Generated<Instant>;
  id: Generated<string>;
  id_token: string | null;
  password: string | null;
  provider_id: string;
  refresh_token: string | null;
  refresh_token_expires_at: Instant | null;
  scope: string | null;
  updated_at: Instant;
  user_id: string;
}

/** A question that a second factor has to answer. */
export interface AuthChallenges {
  created_at: Generated<Instant>;
  expires_at: Instant;
  factor_id: string;
  /**
   * Wrong answers so far.
   */
  failures: Generated<number>;
  id: Generated<string>;
}

/** A sign-in that came back from the provider and waits for the page that began it. */
export interface AuthCodes {
  /**
   * Base64url of the SHA-256 of a verifier that only this page knows (PKCE, S256).
   */
  challenge: string;
  /**
   * Base64url of the code's SHA-256.
   */
  code_hash: string;
  expires_at: Instant;
  session_id: string;
}

/** A second factor of a user: an app that makes codes. */
export interface AuthFactors {
  created_at: Generated<Instant>;
  friendly_name: string;
  id: Generated<string>;
  /**
   * The time step of the last code that was taken: none is taken twice.
   */
  last_step: number | null;
  /**
   * Encrypted with AUTH_SECRET.
   */
  secret: string;
  status: Generated<"unverified" | "verified">;
  updated_at: Generated<Instant>;
  user_id: string;
}

/** Key pairs that sign access tokens; the private half is encrypted with AUTH_SECRET. */
export interface AuthKeys {
  alg: string | null;
  created_at: Instant;
  crv: string | null;
  expires_at: Instant | null;
  id: Generated<string>;
  private_key: string;
  public_key: string;
}

/** Addresses of operators whose account has had a second factor, also after that account was deleted. */
export interface AuthOperatorFactors {
  /**
   * Lower case.
   */
  email: string;
  proven_at: Instant;
  /**
   * The account that proved it. Another account with this address is not let in.
   */
  user_id: string;
}

/** Operators who were invited in the panel, besides those of the configuration. */
export interface AuthOperators {
  /**
   * Lower case.
   */
  email: string;
  id: Generated<string>;
  invited_at: Instant;
  /**
   * The address of the operator who invited them.
   */
  invited_by: string;
  /**
   * `viewer` was a role in earlier releases, and gives none.
   */
  role: "viewer" | "editor" | "operator";
  updated_at: Instant;
  /**
   * The account that has proven the address since the invitation. Null: not accepted yet, and without access.
   */
  user_id: string | null;
}

/** A passkey (WebAuthn) that signs in as a user. */
export interface AuthPasskeys {
  /**
   * The model of the device.
   */
  aaguid: string | null;
  backed_up: boolean;
  /**
   * How often it has signed; 0 where its device does not count.
   */
  counter: number;
  created_at: Generated<Instant>;
  /**
   * Base64url.
   */
  credential_id: string;
  device_type: string;
  id: Generated<string>;
  last_used_at: Instant | null;
  /**
   * Null where its device is unknown and the user gave none.
   */
  name: string | null;
  /**
   * COSE key, base64.
   */
  public_key: string;
  /**
   * Separated by commas.
   */
  transports: string | null;
  user_id: string;
}

export interface AuthRateLimits {
  count: number;
  id: Generated<string>;
  key: string;
  /**
   * Milliseconds since 1970.
   */
  last_request: number;
}

/** Each lets in once, in place of the second factor. */
export interface AuthRecoveryCodes {
  code_hash: string;
  created_at: Generated<Instant>;
  user_id: string;
}

/** How often a session's cookie was replaced: only the newest one is good. */
export interface AuthRefreshes {
  generation: Generated<number>;
  rotated_at: Instant;
  session_id: string;
}

export interface AuthSessions {
  /**
   * How sure it is who this is: `aal2` after a second factor.
   */
  aal: Generated<"aal1" | "aal2">;
  /**
   * The ways by which they proved it, the newest first; as claims of the access token have them.
   */
  amr: ColumnType<JsonValue | null, string | undefined, string> | null;
  created_at: Generated<Instant>;
  /**
   * Moves on with each refresh.
   */
  expires_at: Instant;
  id: Generated<string>;
  /**
   * Always null: addresses are not stored.
   */
  ip_address: string | null;
  /**
   * Half of what the cookie carries. Never shown to a page.
   */
  token: string;
  updated_at: Instant;
  user_agent: string | null;
  user_id: string;
}

/** Who has signed in at least once. */
export interface AuthUsers {
  /**
   * Until then the user is signed in nowhere.
   */
  banned_until: Instant | null;
  created_at: Generated<Instant>;
  /**
   * Lower case.
   */
  email: string;
  email_verified: boolean;
  id: Generated<string>;
  /**
   * An address at the provider.
   */
  image: string | null;
  last_sign_in_at: Instant | null;
  /**
   * Empty where the provider tells none.
   */
  name: string;
  /**
   * As in E.164: `+9779841234567`.
   */
  phone_number: string | null;
  phone_number_verified: boolean | null;
  updated_at: Generated<Instant>;
}

/** What a returning visitor completes: states of sign-ins under way, the one-time admin link. */
export interface AuthVerifications {
  created_at: Generated<Instant>;
  expires_at: Instant;
  id: Generated<string>;
  identifier: string;
  updated_at: Generated<Instant>;
  value: string;
}

/** Left over: `auth_accounts` holds wallets as well. Servers of the release before still read it. */
export interface AuthWallets {
  /**
   * With the checksum of EIP-55.
   */
  address: string;
  chain_id: number;
  created_at: Instant;
  id: Generated<string>;
  is_primary: Generated<boolean>;
  user_id: string;
}

export interface Banks {
  /**
   * The `bankCode` of payment QR codes, upper case.
   */
  code: string;
  created_at: Generated<Instant>;
  id: Generated<string>;
  is_active: Generated<boolean>;
  logo_url: string | null;
  name: string;
  name_ne: string | null;
  sort_order: Generated<number>;
  updated_at: Generated<Instant>;
}

/** Kept by a trigger on carriers, never written by hand: its key makes a prefix unique across carriers. */
export interface CarrierPrefixes {
  carrier_id: ColumnType<string, never, never>;
  prefix: ColumnType<string, never, never>;
}

export interface Carriers {
  bg_color_class: Generated<string>;
  color: Generated<"blue" | "purple" | "green" | "orange" | "red" | "pink" | "indigo" | "yellow">;
  color_class: Generated<string>;
  created_at: Generated<Instant>;
  description: string | null;
  description_ne: string | null;
  icon_name: Generated<string>;
  id: Generated<string>;
  is_active: Generated<boolean>;
  name: string;
  name_ne: string | null;
  /**
   * The first three digits of the numbers issued; no prefix belongs to two carriers.
   */
  prefixes: string[];
  sort_order: Generated<number>;
  /**
   * `ended`: the licence ended; its numbers are still identified.
   */
  status: Generated<"operating" | "ended">;
  status_note: string | null;
  status_note_ne: string | null;
  technology: Generated<string>;
  updated_at: Generated<Instant>;
}

/** A visitor's report that a published value is wrong, and what was decided about it. */
export interface Corrections {
  /**
   * A keyed hash of the address, for limits; cleared when it is no longer needed.
   */
  address_hash: string | null;
  created_at: Generated<Instant>;
  decided_at: Instant | null;
  id: Generated<string>;
  lang: "en" | "ne";
  link: string | null;
  /**
   * What the visitor wrote. Deleted with the link 90 days after the report.
   */
  message: string | null;
  /**
   * Published with the decision.
   */
  reason: string | null;
  reason_ne: string | null;
  state: Generated<"open" | "accepted" | "declined">;
  /**
   * The id of the row; of a gold price its day, of a calendar day the BS date.
   */
  subject_key: string;
  subject_kind: "emergency" | "postal" | "plan" | "bank" | "carrier" | "gold" | "day";
  /**
   * Name and value as they were when the report was sent.
   */
  subject_name: string;
  subject_name_ne: string | null;
  subject_value: string;
}

/** How often the source of coins was called: it limits calls per minute and per month. Counted in UTC. */
export interface CryptoCalls {
  calls: number;
  /**
   * The latest minute with a call, and how many there were in it.
   */
  minute: Instant;
  minute_calls: number;
  /**
   * Its first day.
   */
  month: Day;
}

/** A list of coins with their prices, as it was last read. */
export interface CryptoLists {
  coins: Json;
  fetched_at: Instant;
  /**
   * `default`, the only one so far.
   */
  list: string;
}

/** Versions of the files of open data; they are never changed. */
export interface DataReleases {
  added_count: number;
  content: string;
  /**
   * Of the file, without its ending.
   */
  name: string;
  released_at: Instant;
  removed_count: number;
  row_count: number;
  sha256: string;
}

/** An emergency, helpline or public number. No two rows have the same digits in `number`. */
export interface EmergencyNumbers {
  address: string | null;
  address_ne: string | null;
  category: "general" | "security" | "health" | "utilities" | "disaster" | "enquiries";
  /**
   * When the sources were read.
   */
  checked_on: Day;
  /**
   * `high`: named by an official body, an embassy or recent news. `medium`: from lists only.
   */
  confidence: Generated<"high" | "medium">;
  created_at: Generated<Instant>;
  description: string | null;
  description_ne: string | null;
  email: string | null;
  id: Generated<string>;
  is_active: Generated<boolean>;
  /**
   * A landline of the Kathmandu Valley from a list older than the renumbering.
   */
  is_old_number: Generated<boolean>;
  name: string;
  name_ne: string | null;
  note: string | null;
  note_ne: string | null;
  /**
   * As it is written and dialled inside Nepal: `100`, `01-4261945`.
   */
  number: string;
  /**
   * Separated by commas.
   */
  other_numbers: string | null;
  /**
   * Other words that people search with, separated by commas.
   */
  search_words: string | null;
  /**
   * A row with a short name is large above the list, on the home page and on the offline page.
   */
  short_name: string | null;
  short_name_ne: string | null;
  sort_order: Generated<number>;
  /**
   * Where the number was seen, one source in a line.
   */
  sources: string;
  sources_ne: string | null;
  updated_at: Generated<Instant>;
}

export interface ErrorLogs {
  at: Generated<Instant>;
  details: Json | null;
  id: Generated<number>;
  /**
   * A stable code that figures are counted by, such as `storage-unavailable`.
   */
  kind: string;
  message: string;
  path: string | null;
  request_id: string | null;
}

/** A day's exchange rates as the central bank published them. A day that was over when it was read stays for good. */
export interface ForexDays {
  /**
   * The day in Nepal that the rates are for.
   */
  date: Day;
  fetched_at: Instant;
  modified_on: string | null;
  /**
   * Nepal's time, as given: `2026-04-01 00:00:13`.
   */
  published_on: string | null;
  /**
   * A list of `{ currency: { iso3, name, unit }, buy, sell }`; amounts are decimal texts.
   */
  rates: Json;
}

/** Prices that moved too far to be believed unseen: an operator approves them. One row for each market day. */
export interface GoldSilverHeldPrices {
  /**
   * The stored market day from which the prices are too far away.
   */
  compared_with: Day;
  created_at: Generated<Instant>;
  date: Day;
  gold_hallmark_10g: Amount;
  gold_hallmark_tola: Amount;
  silver_10g: Amount;
  silver_tola: Amount;
  source: string | null;
  updated_at: Generated<Instant>;
}

/** NPR, as published. The 10 gram prices are stored, never computed from the tola. */
export interface GoldSilverPrices {
  created_at: Generated<Instant>;
  /**
   * The market day in Nepal; one row for each.
   */
  date: Day;
  gold_hallmark_10g: Amount;
  gold_hallmark_tola: Amount;
  id: Generated<string>;
  silver_10g: Amount;
  silver_tola: Amount;
  /**
   * Who published the figures, and through whom they came.
   */
  source: string | null;
  updated_at: Generated<Instant>;
}

/** In the nullable columns null means "not published", which is not the same as 0 or false. */
export interface InternetPlans {
  billing_cycle_months: number | null;
  created_at: Generated<Instant>;
  /**
   * Free text, shown as it is: `unlimited`, `500GB`.
   */
  data_limit_gb: string | null;
  fup_details: string | null;
  fup_details_ne: string | null;
  id: Generated<string>;
  includes_tv: Generated<boolean>;
  installation_cost_npr: Amount | null;
  is_active: Generated<boolean>;
  /**
   * When an admin compared the plan with the provider's page. Only that sets it.
   */
  last_verified_at: Instant | null;
  plan_duration_months: number | null;
  plan_name: string;
  plan_name_ne: string | null;
  /**
   * The price of the whole billing cycle, not of a month.
   */
  price_npr: Amount;
  /**
   * Deleting the provider deletes its plans.
   */
  provider_id: string;
  router_cost_npr: Amount | null;
  router_included: boolean | null;
  /**
   * The day on which a second-hand source read the provider's page: no check of ours.
   */
  source_checked_on: Day | null;
  source_url: string | null;
  speed_mbps: number;
  updated_at: Generated<Instant>;
  vat_included: boolean | null;
}

export interface InternetProviders {
  contact_number: string | null;
  created_at: Generated<Instant>;
  description: string | null;
  description_ne: string | null;
  id: Generated<string>;
  is_active: Generated<boolean>;
  logo_url: string | null;
  name: string;
  name_ne: string | null;
  sort_order: Generated<number>;
  updated_at: Generated<Instant>;
  website_url: string | null;
}

/** How the last run of each job ended, on whichever server. */
export interface JobRuns {
  /**
   * Why it failed.
   */
  error: string | null;
  finished_at: Instant;
  job: string;
  last_ok_at: Instant | null;
  outcome: "ok" | "failed";
  started_at: Instant;
}

/** Images fetched once from elsewhere or uploaded, served by their hash. At most 256 KiB; PNG, JPEG or WebP. */
export interface Media {
  bytes: Uint8Array;
  content_type: "image/png" | "image/jpeg" | "image/webp";
  fetched_at: Generated<Instant>;
  /**
   * Lower-case hex of the bytes' SHA-256.
   */
  sha256: string;
  /**
   * Of an uploaded one the path that serves it.
   */
  source_url: string;
}

/** A delivery to the webhook; at most one is under way for a subscriber. */
export interface NewsletterOutbox {
  attempted_at: Instant | null;
  attempts: Generated<number>;
  created_at: Generated<Instant>;
  delivered_at: Instant | null;
  /**
   * Given up, until an operator sends it again.
   */
  failed_at: Instant | null;
  id: Generated<string>;
  last_error: string | null;
  /**
   * Also a lease: a server moves it ahead before it tries, so that no other server tries at the same time.
   */
  next_attempt_at: Generated<Instant>;
  subscriber_id: string;
}

export interface NewsletterSubscribers {
  city: string | null;
  /**
   * When the newest such letter was sent.
   */
  confirmation_sent_at: Instant | null;
  country: string | null;
  created_at: Generated<Instant>;
  /**
   * Trimmed and lower case.
   */
  email: string;
  id: Generated<string>;
  /**
   * Stays until the owner of the address confirms by letter that it is to be subscribed again.
   */
  unsubscribed_at: Instant | null;
  updated_at: Generated<Instant>;
}

/** A post office and its code. */
export interface PostalCodes {
  /**
   * When the source was read.
   */
  checked_on: Day | null;
  /**
   * Five digits, different in every row.
   */
  code: string;
  created_at: Generated<Instant>;
  /**
   * As published: a district may have two spellings.
   */
  district: string;
  id: Generated<string>;
  is_active: Generated<boolean>;
  /**
   * The office, as published.
   */
  name: string;
  name_ne: string | null;
  office_type: Generated<string>;
  source: string | null;
  updated_at: Generated<Instant>;
}

/** Something of the site that does not work, or did not; at most one open row for each subject. */
export interface Problems {
  /**
   * When it had lasted long enough to count.
   */
  confirmed_at: Instant | null;
  /**
   * An error message, at most 300 characters; for operators only.
   */
  detail: string | null;
  id: Generated<number>;
  kind: "source" | "job" | "backup" | "mail";
  last_seen_at: Instant;
  /**
   * When operators last got an e-mail about it.
   */
  notified_at: Instant | null;
  reason: "silent" | "late" | "held" | "failed" | "overdue";
  recovered_at: Instant | null;
  since: Instant;
  /**
   * The key of a source in `upstreams`, or the name of a job.
   */
  subject: string;
}

/** Search, filters and order of a list in the panel, saved by an operator under a name. */
export interface SavedViews {
  created_at: Generated<Instant>;
  id: Generated<string>;
  name: string;
  /**
   * As in the address of the section: `verified=never&sort=-price_npr`.
   */
  query: string;
  /**
   * The slug of the section.
   */
  section: string;
  updated_at: Generated<Instant>;
  /**
   * The operator, who alone sees it.
   */
  user_id: string;
}

/** Seed rows that were inserted once and never will be again, such as `carriers/ncell`. */
export interface SeedApplied {
  applied_at: Generated<Instant>;
  seed_id: string;
}

/** One row for each edited key; what was never edited has its default in code. */
export interface SiteSettings {
  created_at: Generated<Instant>;
  description: string | null;
  key: string;
  updated_at: Generated<Instant>;
  value: Json;
}

/** One vote of one visitor for one tool; voting again changes it. */
export interface ToolRatings {
  /**
   * A keyed hash of the address, for limits; cleared when it is no longer needed.
   */
  address_hash: string | null;
  created_at: Generated<Instant>;
  /**
   * 1 to 5.
   */
  stars: number;
  tool_path: string;
  updated_at: Generated<Instant>;
  /**
   * A random id from the visitor's local storage.
   */
  voter_id: string;
}

/** What admins may edit about a tool; laid over the tool's manifest by `path`. */
export interface Tools {
  category: Generated<string>;
  created_at: Generated<Instant>;
  description: string;
  description_ne: string | null;
  icon_name: Generated<string>;
  id: Generated<string>;
  is_active: Generated<boolean>;
  name: string;
  name_ne: string | null;
  og_image: string | null;
  path: string;
  seo_description: string | null;
  seo_description_ne: string | null;
  seo_keywords: string | null;
  seo_keywords_ne: string | null;
  seo_title: string | null;
  seo_title_ne: string | null;
  sort_order: Generated<number>;
  updated_at: Generated<Instant>;
}

/** User-agent strings, shortened by the writer to at most 512 characters. */
export interface UsageAgents {
  agent: string;
  id: Generated<number>;
  /**
   * No event is of a later day of Nepal; written at most once a day. Retention deletes by it.
   */
  last_used_on: Generated<Day>;
}

/** Counts of opened pages by the day of Nepal, each kind by itself: no row names a session or two values. */
export interface UsageDailyDimensions {
  day: Day;
  /**
   * One of `dimensionKinds`; two more in rows of earlier releases.
   */
  kind: string;
  value: string;
  views: number;
  /**
   * Sessions whose first page of the day it was.
   */
  visits: number;
}

/** Which sessions used a tool on a day of Nepal: `(at at time zone 'Asia/Kathmandu')::date`. */
export interface UsageDailySessions {
  day: Day;
  session_id: string;
  tool_id: number;
}

/** Which sessions came on a day of Nepal, whatever they used: distinct sessions of many days are counted here. */
export interface UsageDailyVisits {
  day: Day;
  /**
   * The latest day before on which it came, `-infinity` for none; null as a server before migration 0016 wrote it.
   */
  previous_day: Day | null;
  session_id: string;
}

/** Counts of events. Nepal's hours begin at 15 minutes past the hours of UTC. */
export interface UsageHourly {
  count: number;
  /**
   * The instant at which the hour begins: `date_trunc('hour', at, 'Asia/Kathmandu')`.
   */
  hour: Instant;
  tool_id: number;
}

/** One event, about 60 bytes. Partitioned by month in UTC; `ensureUsagePartitions` makes the months. */
export interface UsageLogs {
  at: Instant;
  details: Json | null;
  session_id: string;
  tool_id: number;
  user_agent_id: number | null;
}

/** Names of usage events. Look an id up before inserting: a refused insert would still use up one of 32,767 ids. */
export interface UsageTools {
  id: Generated<number>;
  name: string;
  /**
   * Distinct sessions of all that the log still knows; counted while events are written.
   */
  sessions: Generated<number>;
}

export interface DB {
  audit_log: AuditLog;
  auth_accounts: AuthAccounts;
  auth_challenges: AuthChallenges;
  auth_codes: AuthCodes;
  auth_factors: AuthFactors;
  auth_keys: AuthKeys;
  auth_operator_factors: AuthOperatorFactors;
  auth_operators: AuthOperators;
  auth_passkeys: AuthPasskeys;
  auth_rate_limits: AuthRateLimits;
  auth_recovery_codes: AuthRecoveryCodes;
  auth_refreshes: AuthRefreshes;
  auth_sessions: AuthSessions;
  auth_users: AuthUsers;
  auth_verifications: AuthVerifications;
  auth_wallets: AuthWallets;
  banks: Banks;
  carrier_prefixes: CarrierPrefixes;
  carriers: Carriers;
  corrections: Corrections;
  crypto_calls: CryptoCalls;
  crypto_lists: CryptoLists;
  data_releases: DataReleases;
  emergency_numbers: EmergencyNumbers;
  error_logs: ErrorLogs;
  forex_days: ForexDays;
  gold_silver_held_prices: GoldSilverHeldPrices;
  gold_silver_prices: GoldSilverPrices;
  internet_plans: InternetPlans;
  internet_providers: InternetProviders;
  job_runs: JobRuns;
  media: Media;
  newsletter_outbox: NewsletterOutbox;
  newsletter_subscribers: NewsletterSubscribers;
  postal_codes: PostalCodes;
  problems: Problems;
  saved_views: SavedViews;
  seed_applied: SeedApplied;
  site_settings: SiteSettings;
  tool_ratings: ToolRatings;
  tools: Tools;
  usage_agents: UsageAgents;
  usage_daily_dimensions: UsageDailyDimensions;
  usage_daily_sessions: UsageDailySessions;
  usage_daily_visits: UsageDailyVisits;
  usage_hourly: UsageHourly;
  usage_logs: UsageLogs;
  usage_tools: UsageTools;
}
