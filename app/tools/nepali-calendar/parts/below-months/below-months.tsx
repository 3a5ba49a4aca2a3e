import type { PublishedYears } from '#app/records/holidays/festivals.ts'
import { FeatureCards } from './feature-cards.tsx'
import { TakeAway } from './take-away.tsx'
import { Upcoming } from './upcoming.tsx'

/** What no month needs: the coming festivals, the calendar for elsewhere, and what this calendar does. */
export function BelowMonths({ published }: { published: PublishedYears }) {
  return (
    <>
      <Upcoming published={published} />
      <TakeAway />
      <FeatureCards />
    </>
  )
}
