import { type SelectType, sql } from 'kysely'
import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { operationColumns } from '#test/operation-columns.ts'
import { signInColumns } from '#test/sign-in-columns.ts'
import type { Database } from './schema.ts'
import type { JsonValue } from './tables/columns.ts'

const stamps = { created_at: 'timestamptz', updated_at: 'timestamptz' } as const

// The compiler holds this list to the interface (each column there, its type fitting, `?` exactly where null may be
// read); the test holds it to the database.
const columns: {
  [T in keyof Database]: { [C in keyof Database[T]]: Described<SelectType<Database[T][C]>> }
} = {
  ...operationColumns,
  ...signInColumns,
  banks: {
    id: 'uuid',
    name: 'text',
    name_ne: 'text?',
    code: 'text',
    logo_url: 'text?',
    is_active: 'bool',
    sort_order: 'int4',
    ...stamps,
  },
  carrier_prefixes: { prefix: 'text', carrier_id: 'uuid' },
  carriers: {
    id: 'uuid',
    name: 'text',
    name_ne: 'text?',
    technology: 'text',
    prefixes: '_text',
    icon_name: 'text',
    color: 'text',
    color_class: 'text',
    bg_color_class: 'text',
    description: 'text?',
    description_ne: 'text?',
    status: 'text',
    status_note: 'text?',
    status_note_ne: 'text?',
    is_active: 'bool',
    sort_order: 'int4',
    ...stamps,
  },
  corrections: {
    id: 'uuid',
    subject_kind: 'text',
    subject_key: 'text',
    subject_name: 'text',
    subject_name_ne: 'text?',
    subject_value: 'text',
    message: 'text?',
    link: 'text?',
    lang: 'text',
    state: 'text',
    reason: 'text?',
    reason_ne: 'text?',
    decided_at: 'timestamptz?',
    created_at: 'timestamptz',
    address_hash: 'text?',
  },
  crypto_calls: { month: 'date', calls: 'int4', minute: 'timestamptz', minute_calls: 'int4' },
  crypto_lists: { list: 'text', coins: 'jsonb', fetched_at: 'timestamptz' },
  emergency_numbers: {
    id: 'uuid',
    category: 'text',
    name: 'text',
    name_ne: 'text?',
    short_name: 'text?',
    short_name_ne: 'text?',
    number: 'text',
    other_numbers: 'text?',
    search_words: 'text?',
    description: 'text?',
    description_ne: 'text?',
    address: 'text?',
    address_ne: 'text?',
    email: 'text?',
    confidence: 'text',
    is_old_number: 'bool',
    note: 'text?',
    note_ne: 'text?',
    sources: 'text',
    sources_ne: 'text?',
    checked_on: 'date',
    is_active: 'bool',
    sort_order: 'int4',
    ...stamps,
  },
  error_logs: {
    id: 'int8',
    at: 'timestamptz',
    kind: 'text',
    message: 'text',
    path: 'text?',
    request_id: 'text?',
    details: 'jsonb?',
  },
  forex_days: {
    date: 'date',
    published_on: 'text?',
    modified_on: 'text?',
    rates: 'jsonb',
    fetched_at: 'timestamptz',
  },
  gold_silver_held_prices: {
    date: 'date',
    gold_hallmark_tola: 'numeric',
    gold_hallmark_10g: 'numeric',
    silver_tola: 'numeric',
    silver_10g: 'numeric',
    source: 'text?',
    compared_with: 'date',
    ...stamps,
  },
  gold_silver_prices: {
    id: 'uuid',
    date: 'date',
    gold_hallmark_tola: 'numeric',
    gold_hallmark_10g: 'numeric',
    silver_tola: 'numeric',
    silver_10g: 'numeric',
    source: 'text?',
    ...stamps,
  },
  internet_plans: {
    id: 'uuid',
    provider_id: 'uuid',
    plan_name: 'text',
    plan_name_ne: 'text?',
    speed_mbps: 'int4',
    price_npr: 'numeric',
    billing_cycle_months: 'int2?',
    plan_duration_months: 'int2?',
    installation_cost_npr: 'numeric?',
    router_cost_npr: 'numeric?',
    router_included: 'bool?',
    includes_tv: 'bool',
    vat_included: 'bool?',
    data_limit_gb: 'text?',
    fup_details: 'text?',
    fup_details_ne: 'text?',
    source_url: 'text?',
    source_checked_on: 'date?',
    last_verified_at: 'timestamptz?',
    is_active: 'bool',
    ...stamps,
  },
  internet_providers: {
    id: 'uuid',
    name: 'text',
    name_ne: 'text?',
    logo_url: 'text?',
    website_url: 'text?',
    contact_number: 'text?',
    description: 'text?',
    description_ne: 'text?',
    is_active: 'bool',
    sort_order: 'int4',
    ...stamps,
  },
  newsletter_outbox: {
    id: 'uuid',
    subscriber_id: 'uuid',
    attempts: 'int4',
    next_attempt_at: 'timestamptz',
    delivered_at: 'timestamptz?',
    last_error: 'text?',
    created_at: 'timestamptz',
    failed_at: 'timestamptz?',
    attempted_at: 'timestamptz?',
  },
  newsletter_subscribers: {
    id: 'uuid',
    email: 'text',
    city: 'text?',
    country: 'text?',
    unsubscribed_at: 'timestamptz?',
    confirmation_sent_at: 'timestamptz?',
    ...stamps,
  },
  postal_codes: {
    id: 'uuid',
    code: 'text',
    name: 'text',
    name_ne: 'text?',
    district: 'text',
    office_type: 'text',
    source: 'text?',
    checked_on: 'date?',
    is_active: 'bool',
    ...stamps,
  },
  saved_views: {
    id: 'uuid',
    user_id: 'uuid',
    section: 'text',
    name: 'text',
    query: 'text',
    ...stamps,
  },
  site_settings: {
    key: 'text',
    value: 'jsonb',
    description: 'text?',
    ...stamps,
  },
  tool_ratings: {
    tool_path: 'text',
    voter_id: 'uuid',
    stars: 'int2',
    address_hash: 'text?',
    ...stamps,
  },
  tools: {
    id: 'uuid',
    name: 'text',
    name_ne: 'text?',
    path: 'text',
    description: 'text',
    description_ne: 'text?',
    icon_name: 'text',
    category: 'text',
    is_active: 'bool',
    sort_order: 'int4',
    seo_title: 'text?',
    seo_title_ne: 'text?',
    seo_description: 'text?',
    seo_description_ne: 'text?',
    seo_keywords: 'text?',
    seo_keywords_ne: 'text?',
    og_image: 'text?',
    ...stamps,
  },
  usage_agents: { id: 'int4', agent: 'text', last_used_on: 'date' },
  usage_daily_dimensions: { day: 'date', kind: 'text', value: 'text', views: 'int4', visits: 'int4' },
  usage_daily_sessions: { day: 'date', tool_id: 'int2', session_id: 'uuid' },
  usage_daily_visits: { day: 'date', session_id: 'uuid', previous_day: 'date?' },
  usage_hourly: { hour: 'timestamptz', tool_id: 'int2', count: 'int4' },
  usage_logs: {
    at: 'timestamptz',
    session_id: 'uuid',
    user_agent_id: 'int4?',
    tool_id: 'int2',
    details: 'jsonb?',
  },
  usage_tools: { id: 'int2', name: 'text', sessions: 'int4' },
}

// JSON may be null inside: whether the column may be too is for the database alone to say.
type Described<Read> = JsonValue extends Read
  ? 'jsonb' | 'jsonb?'
  : null extends Read
    ? `${TypeName<NonNullable<Read>>}?`
    : TypeName<Read>
type TypeName<Read> = Read extends Date
  ? 'timestamptz'
  : Read extends string
    ? 'text' | 'uuid' | 'date' | 'numeric'
    : Read extends number
      ? 'int2' | 'int4' | 'int8'
      : Read extends boolean
        ? 'bool'
        : Read extends string[]
          ? '_text'
          : Read extends Uint8Array
            ? 'bytea'
            : never

test('the interface and the migrated database have the same tables, columns, types and nulls', async () => {
  const { db } = await testStorage()
  const { rows } = await sql<{ table: string; name: string; type: string; nullable: boolean }>`
    select table_name as table, column_name as name, udt_name as type, is_nullable = 'YES' as nullable
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%' and table_name !~ '^usage_logs_\\d'
    order by table_name, column_name`.execute(db)
  const found = rows.map((row) => `${row.table}.${row.name} ${row.type}${row.nullable ? '?' : ''}`)
  const declared = Object.entries(columns).flatMap(([table, ofTable]) =>
    Object.entries(ofTable).map(([name, type]) => `${table}.${name} ${type}`),
  )
  expect(found.sort()).toEqual(declared.sort())
})
