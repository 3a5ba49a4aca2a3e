import pg from 'pg'
import { fillTools } from '../lib/database.ts'
import { fillUsage } from '../usage/fill.ts'

/** What a site has today or soon; everything grows by the same factor. */
const today = { tools: 10, plans: 71, users: 1000, events: 100_000, marketDays: 366 } as const

export type Sizes = Record<keyof typeof today, number>

export function sizesAt(factor: number): Sizes {
  const { tools, plans, users, events, marketDays } = today
  return {
    tools: tools * factor,
    plans: plans * factor,
    users: users * factor,
    events: events * factor,
    marketDays: marketDays * factor,
  }
}

/** Fills a seeded database up to these sizes. */
export async function grow(databaseUrl: string, sizes: Sizes): Promise<void> {
  await fillTools(databaseUrl, sizes.tools)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(plans, [sizes.plans])
    await client.query(users, [sizes.users])
    await client.query(prices, [sizes.marketDays])
  } finally {
    await client.end()
  }
  await fillUsage(databaseUrl, sizes.events, () => undefined)
}

const plans = `
  insert into internet_plans (provider_id, plan_name, plan_name_ne, speed_mbps, price_npr, billing_cycle_months, data_limit_gb)
  select provider_id, plan_name || ' ' || n, plan_name_ne || ' ' || n, speed_mbps + n, price_npr + n, billing_cycle_months,
    data_limit_gb
  from (select *, row_number() over (order by id) as place, count(*) over () as seeded from internet_plans) as plan,
    generate_series(1, 100) n
  where place + n * seeded <= $1::integer`

const users = `
  insert into auth_users (name, email, email_verified, created_at, last_sign_in_at)
  select 'Person number ' || n, 'person-' || n || '@example.com', true, now() - make_interval(mins => n),
    now() - make_interval(mins => n / 2)
  from generate_series(1, $1::integer) n`

const prices = `
  insert into gold_silver_prices (date, gold_hallmark_tola, gold_hallmark_10g, silver_tola, silver_10g, source)
  select current_date - n, 150000 + n % 900, 128600 + n % 700, 1800 + n % 40, 1543 + n % 30, 'Made up to be measured'
  from generate_series(1, $1::integer) n
  on conflict (date) do nothing`
