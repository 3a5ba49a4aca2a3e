import { adToBs, bsToAd, formatAd, formatBs, parseAd, parseBs } from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { type Expression, type Selectable, type SqlBool, sql } from 'kysely'
import type { Lang } from '#app/lib/language.ts'
import { groupedAmount, rupees } from '#app/lib/nepali-grouping.ts'
import { anyTable, type EditableTable, tableOf } from '#app/platform/editing/editable-table.server.ts'
import type { Database, Db } from '#db/schema.ts'
import { type SubjectKind, subjectKinds } from './schema.ts'

/** What a report is about, as it is now. */
export interface Subject {
  kind: SubjectKind
  /** The id of the row; of a gold price its day, of a calendar day the BS date. */
  key: string
  name: string
  name_ne: string | null
  value: string
  /** In Nepali, where the value has words. */
  value_ne?: string | undefined
  /** The page that shows it, without language. */
  path: string
  /** The path in the admin panel that opens its form; null where there is none. */
  editor: string | null
  /** Whether visitors see it: an inactive row is not published. */
  is_published: boolean
}

const money = (lang: Lang, npr: string | number) =>
  rupees(lang, groupedAmount(lang, String(npr).replace(/\.00$/, '')))

/** Rows of these ids, or the published row of the name in a link: a number, a code or an id. */
type By = { ids: readonly string[] } | { link: string }

/** The condition that finds the rows; `column` is what a link names them by. */
const found = (by: By, column: 'id' | 'code' | 'number'): Expression<SqlBool> =>
  'ids' in by
    ? sql<SqlBool>`id in (select value::uuid from json_array_elements_text(${JSON.stringify(by.ids)}::json))`
    : sql<SqlBool>`${sql.ref(column)}::text = ${by.link} and is_active`

const most = 500

/** Its value, and its names where they are not in the columns of other records. */
type Shown = string | Pick<Subject, 'name' | 'name_ne' | 'value' | 'value_ne'>

/** What the rows of all these records have. */
type NamedRow = Pick<Subject, 'name' | 'name_ne'> & { is_active: boolean }

/**
 * A record whose rows can be reported.
 * @param path of the page that shows them
 * @param link the column by which a link names a row
 */
function source<Table extends EditableTable>(
  table: Table,
  path: string,
  link: 'id' | 'code' | 'number',
  shown: (row: Selectable<Database[Table]>) => Shown,
) {
  return async (kind: SubjectKind, db: Db, by: By): Promise<Subject[]> => {
    const all = anyTable(db).selectFrom(tableOf({ table })).selectAll()
    const rows = await all.where(found(by, link)).limit(most).execute()
    return rows.map((stored) => {
      const { id, is_active, name, name_ne } = stored as typeof stored & NamedRow
      const value = shown(stored as unknown as Selectable<Database[Table]>)
      const named = typeof value === 'string' ? { name, name_ne, value } : value
      const form = new URLSearchParams({ q: named.name, edit: id })
      const editor = `/admin/${table.replaceAll('_', '-')}?${form}`
      return { kind, key: id, ...named, path, editor, is_published: is_active }
    })
  }
}

const sources = {
  emergency: source('emergency_numbers', '/emergency-services', 'number', ({ number }) => number),
  postal: source('postal_codes', '/postal-codes', 'code', ({ code, district }) => `${code}, ${district}`),
  bank: source('banks', '/qr-builder', 'code', ({ code }) => code),
  carrier: source('carriers', '/carrier-identifier', 'id', ({ prefixes }) => prefixes.join(', ')),
  plan: source('internet_plans', '/internet-comparison', 'id', (plan) => ({
    name: plan.plan_name,
    name_ne: plan.plan_name_ne,
    value: `${plan.speed_mbps} Mbps, ${money('en', plan.price_npr)}`,
    value_ne: `${digitsIn('ne', plan.speed_mbps)} Mbps, ${money('ne', plan.price_npr)}`,
  })),
}

/** @param about of a link, such as `postal:44600`; undefined where nothing published is named */
export async function subjectOf(db: Db, about: string): Promise<Subject | undefined> {
  const [, named, key] = form.exec(about) ?? []
  const kind = subjectKinds.find((one) => one === named)
  if (!kind || !key) return undefined
  if (kind === 'day') return daySubject(key)
  if (kind === 'gold') return (await goldSubjects(db, [key]))[0]
  return (await sources[kind](kind, db, { link: key }))[0]
}

/** An id, a code, a number as it is written, or a day. */
const form = /^([a-z]{2,10}):([\w .,+()/-]{1,64})$/

/** The subjects of many reports as they are now, by `kind:key`, also those that are not published: one query for each kind. */
export async function currentSubjects(
  db: Db,
  reports: readonly { subject_kind: SubjectKind; subject_key: string }[],
): Promise<ReadonlyMap<string, Subject>> {
  const byKind = Map.groupBy(reports, ({ subject_kind }) => subject_kind)
  const all = await Promise.all(
    [...byKind].map(async ([kind, ofKind]) => {
      const keys = [...new Set(ofKind.map(({ subject_key }) => subject_key))]
      if (kind === 'gold') return await goldSubjects(db, keys)
      if (kind === 'day') return keys.flatMap((key) => daySubject(key) ?? [])
      return await sources[kind](kind, db, { ids: keys })
    }),
  )
  return new Map(all.flat().map((subject) => [`${subject.kind}:${subject.key}`, subject]))
}

async function goldSubjects(db: Db, days: readonly string[]): Promise<Subject[]> {
  const dates = days.filter((day) => /^\d{4}-\d\d-\d\d$/.test(day) && parseAd(day).ok)
  if (dates.length === 0) return []
  const rows = await db
    .selectFrom('gold_silver_prices')
    .select(['date', 'gold_hallmark_tola', 'silver_tola'])
    .where('date', 'in', dates)
    .limit(most)
    .execute()
  return rows.map(({ date, gold_hallmark_tola, silver_tola }) => {
    const ad = parseAd(date)
    return {
      kind: 'gold',
      key: date,
      name: `Gold and silver, ${date}`,
      name_ne: ad.ok ? `सुनचाँदी, ${formatBs(adToBs(ad.date), { language: 'ne' })}` : null,
      value: `Gold ${money('en', gold_hallmark_tola)}, silver ${money('en', silver_tola)}, per tola`,
      value_ne: `प्रति तोला सुन ${money('ne', gold_hallmark_tola)}, चाँदी ${money('ne', silver_tola)}`,
      path: '/gold-silver-price',
      editor: '/admin/gold-silver-prices',
      is_published: true,
    }
  })
}

/** @param key such as `2083-08-11` */
function daySubject(key: string): Subject | undefined {
  const parsed = /^\d{4}-\d\d-\d\d$/.test(key) ? parseBs(key) : undefined
  if (!parsed?.ok) return undefined
  const bs = parsed.date
  const ad = bsToAd(bs)
  const name = (language: Lang) => `${formatBs(bs, { language })} (${formatAd(ad, { language })})`
  return {
    kind: 'day',
    key,
    name: name('en'),
    name_ne: name('ne'),
    value: key,
    path: `/nepali-calendar/${bs.year}/${bs.month}/${bs.day}`,
    editor: null,
    is_published: true,
  }
}
