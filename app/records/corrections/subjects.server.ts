import { adToBs, bsToAd, formatAd, formatBs, parseAd, parseBs } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import type { Lang } from '#app/lib/language.ts'
import { groupedAmount, rupees } from '#app/lib/nepali-grouping.ts'
import type { Database } from '#db/schema.ts'
import { type SubjectKind, subjectKinds } from './fields.ts'

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

interface Named {
  id: string
  name: string
  name_ne: string | null
  value: string
  value_ne?: string
  is_published: boolean
}

const money = (lang: Lang, npr: string | number) =>
  rupees(lang, groupedAmount(lang, String(npr).replace(/\.00$/, '')))

interface Source {
  path: string
  editor: string
  /** @param by rows of these ids, or the published row of the name in a link: a number, a code or an id */
  rows: (db: Kysely<Database>, by: { ids: readonly string[] } | { link: string }) => Promise<Named[]>
}

type By = Parameters<Source['rows']>[1]

/** The condition that finds the rows; `column` is what a link names them by. */
const found = (by: By, column: 'id' | 'code' | 'number'): Expression<SqlBool> =>
  'ids' in by
    ? sql<SqlBool>`id in (select value::uuid from json_array_elements_text(${JSON.stringify(by.ids)}::json))`
    : sql<SqlBool>`${sql.ref(column)}::text = ${by.link} and is_active`

const most = 500

/** The records whose rows can be reported. */
const sources: Readonly<Record<Exclude<SubjectKind, 'gold' | 'day'>, Source>> = {
  emergency: {
    path: '/emergency-services',
    editor: '/admin/emergency-numbers',
    rows: (db, by) =>
      db
        .selectFrom('emergency_numbers')
        .select(['id', 'name', 'name_ne', 'number as value', 'is_active as is_published'])
        .where(found(by, 'number'))
        .limit(most)
        .execute(),
  },
  postal: {
    path: '/postal-codes',
    editor: '/admin/postal-codes',
    rows: (db, by) =>
      db
        .selectFrom('postal_codes')
        .select([
          'id',
          'name',
          'name_ne',
          sql<string>`code || ', ' || district`.as('value'),
          'is_active as is_published',
        ])
        .where(found(by, 'code'))
        .limit(most)
        .execute(),
  },
  plan: {
    path: '/internet-comparison',
    editor: '/admin/internet-plans',
    rows: async (db, by) => {
      const rows = await db
        .selectFrom('internet_plans')
        .select([
          'id',
          'plan_name as name',
          'plan_name_ne as name_ne',
          'speed_mbps',
          'price_npr',
          'is_active as is_published',
        ])
        .where(found(by, 'id'))
        .limit(most)
        .execute()
      return rows.map(({ speed_mbps, price_npr, ...row }) => ({
        ...row,
        value: `${speed_mbps} Mbps, ${money('en', price_npr)}`,
        value_ne: `${digitsIn('ne', speed_mbps)} Mbps, ${money('ne', price_npr)}`,
      }))
    },
  },
  bank: {
    path: '/qr-builder',
    editor: '/admin/banks',
    rows: (db, by) =>
      db
        .selectFrom('banks')
        .select(['id', 'name', 'name_ne', 'code as value', 'is_active as is_published'])
        .where(found(by, 'code'))
        .limit(most)
        .execute(),
  },
  carrier: {
    path: '/carrier-identifier',
    editor: '/admin/carriers',
    rows: (db, by) =>
      db
        .selectFrom('carriers')
        .select([
          'id',
          'name',
          'name_ne',
          sql<string>`array_to_string(prefixes, ', ')`.as('value'),
          'is_active as is_published',
        ])
        .where(found(by, 'id'))
        .limit(most)
        .execute(),
  },
}

/** @param about of a link, such as `postal:44600`; undefined where nothing published is named */
export async function subjectOf(db: Kysely<Database>, about: string): Promise<Subject | undefined> {
  const [kind, key = ''] = split(about)
  if (!kind || key === '') return undefined
  if (kind === 'day') return daySubject(key)
  if (kind === 'gold') return (await goldSubjects(db, [key])).get(key)
  const [row] = await sources[kind].rows(db, { link: key })
  return row && subjectFrom(kind, row)
}

/** An id, a code, a number as it is written, or a day. */
const form = /^([a-z]{2,10}):([\w .,+()/-]{1,64})$/

function split(about: string): [SubjectKind | undefined, string?] {
  const [, kind, key] = form.exec(about) ?? []
  return [subjectKinds.find((one) => one === kind), key]
}

/** The subjects of many reports as they are now, by `kind:key`, also those that are not published: one query for each kind. */
export async function currentSubjects(
  db: Kysely<Database>,
  reports: readonly { subject_kind: SubjectKind; subject_key: string }[],
): Promise<ReadonlyMap<string, Subject>> {
  const all = await Promise.all(
    subjectKinds.map(async (kind) => {
      const keys = [
        ...new Set(reports.filter((one) => one.subject_kind === kind).map((one) => one.subject_key)),
      ]
      if (keys.length === 0) return []
      if (kind === 'gold') return [...(await goldSubjects(db, keys)).values()]
      if (kind === 'day') return keys.flatMap((key) => daySubject(key) ?? [])
      return (await sources[kind].rows(db, { ids: keys })).map((row) => subjectFrom(kind, row))
    }),
  )
  return new Map(all.flat().map((subject) => [`${subject.kind}:${subject.key}`, subject]))
}

function subjectFrom(kind: keyof typeof sources, { id, ...row }: Named): Subject {
  const { path, editor } = sources[kind]
  return {
    kind,
    key: id,
    ...row,
    path,
    editor: `${editor}?${new URLSearchParams({ q: row.name, edit: id })}`,
  }
}

async function goldSubjects(
  db: Kysely<Database>,
  days: readonly string[],
): Promise<ReadonlyMap<string, Subject>> {
  const known = days.flatMap((day) => {
    const parsed = parseAd(day)
    return parsed.ok && /^\d{4}-\d\d-\d\d$/.test(day) ? [[day, parsed.date] as const] : []
  })
  if (known.length === 0) return new Map()
  const rows = await db
    .selectFrom('gold_silver_prices')
    .select(['date', 'gold_hallmark_tola', 'silver_tola'])
    .where(
      'date',
      'in',
      known.map(([day]) => day),
    )
    .limit(most)
    .execute()
  const dates = new Map(known)
  return new Map(
    rows.map(({ date, gold_hallmark_tola, silver_tola }): [string, Subject] => {
      const ad = dates.get(date)
      return [
        date,
        {
          kind: 'gold',
          key: date,
          name: `Gold and silver, ${date}`,
          name_ne: ad ? `सुनचाँदी, ${formatBs(adToBs(ad), { language: 'ne' })}` : null,
          value: `Gold ${money('en', gold_hallmark_tola)}, silver ${money('en', silver_tola)}, per tola`,
          value_ne: `प्रति तोला सुन ${money('ne', gold_hallmark_tola)}, चाँदी ${money('ne', silver_tola)}`,
          path: '/gold-silver-price',
          editor: '/admin/gold-silver-prices',
          is_published: true,
        },
      ]
    }),
  )
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
