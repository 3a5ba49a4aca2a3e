import { type BsDate, firstBsYear, lastBsYear } from 'bikram-sambat'
import { memo, Suspense, useDeferredValue, useMemo } from 'react'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import type { BsMonth } from '#app/records/holidays/bs-month.ts'
import { type FestivalDay, festivalsOfYear, type PublishedYears } from '#app/records/holidays/festivals.ts'
import { lazyNear, Near } from '#app/ui/near.tsx'
import type { FestivalNames } from '../day-words.ts'
import { firstShown, monthOf, type Place } from '../place.ts'
import { words } from '../words.ts'
import { CalendarContext } from './calendar-context.ts'
import { MonthView } from './month-view.tsx'
import { MonthsList } from './months-list.tsx'
import { usePlace } from './use-place.ts'
import { useToday } from './use-today.ts'

const YearView = lazyNear('year', async () => (await import('./year-view.tsx')).YearView)
const BelowMonths = lazyNear(
  'below-months',
  async () => (await import('./below-months/below-months.tsx')).BelowMonths,
)

/** What the server knows and the browser cannot compute. */
export interface CalendarData {
  /** The day in Nepal when the page was made. */
  today: BsDate
  published: PublishedYears
  names: FestivalNames
}

export function Calendar({ data, asked }: { data: CalendarData; asked: Place }) {
  const lang = useLang()
  const text = useWords(words)
  const today = useToday(data.today)
  const { place, go } = usePlace(lang, asked)
  const { published, names } = data
  const festivalsOf = useMemo(() => festivalsIn(published), [published])
  const scope = useMemo(
    () => ({ lang, text, names, today, festivalsOf, go }),
    [lang, text, names, today, festivalsOf, go],
  )

  const year = place.kind === 'today' ? today.year : place.year
  const festivals = festivalsOf(year)
  const shown = useMemo(
    () => ({ year, month: monthOf(place, today), chosen: chosenDay(place, today), festivals }),
    [place, today, year, festivals],
  )
  // The grid answers a key at once; what is written around it about the month follows in its own time.
  const told = useDeferredValue(shown)
  const span = useMemo(() => spanOf(published), [published])

  return (
    <CalendarContext value={scope}>
      {hasMonth(shown) ? (
        <MonthView shown={shown} told={hasMonth(told) ? told : shown} span={span} />
      ) : (
        <Suspense>
          {/* In no place of its own: it is waited for wherever it is shown. */}
          <YearView year={year} festivals={festivals} span={span} />
        </Suspense>
      )}
      <MonthsList
        year={told.year}
        shown={told.month?.month ?? 0}
        previousYear={told.year > firstBsYear ? told.year - 1 : undefined}
        nextYear={told.year < lastBsYear ? told.year + 1 : undefined}
      />
      <Below published={published} />
    </CalendarContext>
  )
}

/** No other month or day on screen changes anything here: it must not wait for the code of this. */
const Below = memo(function Below({ published }: Pick<CalendarData, 'published'>) {
  return (
    <div className="no-print">
      <Near id="below-months">
        <BelowMonths published={published} />
      </Near>
    </div>
  )
})

function hasMonth<Shown extends { month: BsMonth | undefined }>(
  shown: Shown,
): shown is Shown & { month: BsMonth } {
  return shown.month !== undefined
}

/** The day whose sheet is open: the one asked for, else today, else the month's first. */
function chosenDay(place: Place, today: BsDate): BsDate {
  if (place.kind === 'today' || place.kind === 'year') return today
  return place.kind === 'day' ? place : firstShown(place, today)
}

/** Works the festivals of a year out once. */
function festivalsIn(published: PublishedYears): (year: number) => readonly FestivalDay[] {
  const known = new Map<number, readonly FestivalDay[]>()
  return (year) => {
    const festivals = known.get(year) ?? festivalsOfYear(year, published)
    known.set(year, festivals)
    return festivals
  }
}

function spanOf({ holidays }: PublishedYears) {
  const years = Object.keys(holidays).map(Number)
  return { first: Math.min(...years), last: Math.max(...years) }
}
