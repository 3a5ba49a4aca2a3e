import {
  bankCode,
  editedName,
  goldTola,
  marketDay,
  sessionId,
  stars,
  subscriberEmail,
  voterId,
  type WriteKind,
} from './numbered-writes.ts'
import type { Query } from './queries.ts'

/** Differences between acknowledged and stored writes; empty lists without any. */
interface StoredFaults {
  /** Acknowledged but missing, such as `vote 17`. */
  lost: string[]
  /** Stored more than once. */
  twice: string[]
  /** Rows without an audit log entry or the reverse, and outbox rows without a subscriber. */
  unpaired: string[]
  /** Roll-ups that do not equal the raw rows. */
  rollUps: string[]
}

export const noFaults: StoredFaults = { lost: [], twice: [], unpaired: [], rollUps: [] }

interface Counted {
  name: string
  count: number
}

/** Rows by their key, with their count. */
const queries = {
  bank: `select code || ' ' || name as name from banks where code like 'T-%'`,
  'audit of bank': `select (after->>'code') || ' ' || (after->>'name') as name from audit_log
    where entity = 'banks' and action = 'create' and after->>'code' like 'T-%'`,
  edit: `select after->>'name_ne' as name from audit_log where entity = 'banks' and action = 'update'`,
  vote: `select voter_id || ' ' || stars as name from tool_ratings`,
  subscription: `select email as name from newsletter_subscribers`,
  'delivery of subscription': `select email as name from newsletter_outbox
    join newsletter_subscribers subscriber on subscriber.id = subscriber_id`,
  price: `select date::text || ' ' || gold_hallmark_tola::int as name from gold_silver_prices where date < '2026-01-01'`,
  'audit of price': `select (after->>'date') || ' ' || (after->>'gold_hallmark_tola')::numeric::int as name from audit_log
    where entity = 'gold_silver_prices' and (after->>'date') < '2026-01-01'`,
  event: `select session_id || ' ' || usage_tools.name as name from usage_logs
    join usage_tools on usage_tools.id = tool_id where session_id::text like '10000000-%'`,
}

const nameOf: Record<WriteKind, (number: number) => string> = {
  bank: (number) => `${bankCode(number)} Stress ${number}`,
  edit: editedName,
  vote: (number) => `${voterId(number)} ${stars(number)}`,
  subscription: subscriberEmail,
  price: (number) => `${marketDay(number)} ${goldTola(number)}`,
  event: (number) => `${sessionId(number)} ${number % 2 === 0 ? 'homepage-view' : 'gold-silver-price-view'}`,
}

/** Each pair is stored together, so that neither is there without the other. */
const pairs = [
  ['bank', 'audit of bank'],
  ['price', 'audit of price'],
  ['subscription', 'delivery of subscription'],
] as const

/** Compares what was acknowledged with what is there. */
export async function storedFaults(
  query: Query,
  acknowledged: Record<WriteKind, ReadonlySet<number>>,
): Promise<StoredFaults> {
  const rows = new Map<string, Map<string, number>>()
  for (const [kind, sql] of Object.entries(queries)) {
    const counted = await query<Counted>(
      `select name, count(*)::int as count from (${sql}) as row group by name`,
    )
    rows.set(kind, new Map(counted.map(({ name, count }) => [name, count])))
  }
  const of = (kind: string) => rows.get(kind) ?? new Map<string, number>()
  const lost = Object.entries(nameOf).flatMap(([kind, name]) =>
    [...acknowledged[kind as WriteKind]]
      .filter((number) => !of(kind).has(name(number)))
      .map((number) => `${kind} ${number}`),
  )
  const twice = [...rows].flatMap(([kind, counts]) =>
    [...counts].filter(([, count]) => count > 1).map(([name]) => `${kind} ${name}`),
  )
  const unpaired = pairs.flatMap(([one, other]) => [
    ...[...of(one).keys()].filter((name) => !of(other).has(name)).map((name) => `${one} ${name}`),
    ...[...of(other).keys()].filter((name) => !of(one).has(name)).map((name) => `${other} ${name}`),
  ])
  return {
    lost,
    twice,
    unpaired: [...unpaired, ...(await editedLast(query))],
    rollUps: await rollUpFaults(query),
  }
}

/** The bank that was edited is as the last line of the audit log has it. */
async function editedLast(query: Query): Promise<string[]> {
  const [row] = await query<{ stored: string; told: string }>(
    `select name_ne as stored, (select max(after->>'name_ne') from audit_log where entity = 'banks' and action = 'update')
       as told from banks where code = 'EDITED'`,
  )
  return row?.stored === row?.told && row ? [] : [`the edited bank: ${JSON.stringify(row)}`]
}

const rollUps = {
  usage_hourly: `select date_trunc('hour', at, 'Asia/Kathmandu') as a, tool_id as b, count(*)::int as c
    from usage_logs group by 1, 2 except all select hour, tool_id, count from usage_hourly`,
  'usage_hourly beyond the log': `select hour, tool_id, count from usage_hourly except all
    select date_trunc('hour', at, 'Asia/Kathmandu'), tool_id, count(*)::int from usage_logs group by 1, 2`,
  usage_daily_sessions: `select distinct (at at time zone 'Asia/Kathmandu')::date, tool_id, session_id from usage_logs
    except all select day, tool_id, session_id from usage_daily_sessions`,
  'usage_daily_sessions beyond the log': `select day, tool_id, session_id from usage_daily_sessions except all
    select distinct (at at time zone 'Asia/Kathmandu')::date, tool_id, session_id from usage_logs`,
  'sessions of tools': `select id, sessions from usage_tools except all
    select id, (select count(distinct session_id)::int from usage_logs where tool_id = id) from usage_tools`,
  usage_daily_visits: `select distinct (at at time zone 'Asia/Kathmandu')::date, session_id from usage_logs
    except all select day, session_id from usage_daily_visits`,
  'usage_daily_visits beyond the log': `select day, session_id from usage_daily_visits except all
    select distinct (at at time zone 'Asia/Kathmandu')::date, session_id from usage_logs`,
}

async function rollUpFaults(query: Query): Promise<string[]> {
  const faults: string[] = []
  for (const [name, sql] of Object.entries(rollUps)) {
    const different = await query(sql)
    if (different.length > 0) faults.push(`${name}: ${different.length} rows`)
  }
  return faults
}
