import { useId } from 'react'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { words } from '../../words.ts'
import { Age } from './age.tsx'
import { Difference } from './difference.tsx'
import { FiscalYear } from './fiscal-year.tsx'
import { Shift } from './shift.tsx'
import { WorkingDays } from './working-days.tsx'

/** What else people reckon with dates: ages, differences, deadlines, working days, fiscal years. */
export default function Counting() {
  const text = useWords(words).counting
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-2xl">
        {text.heading}
      </h2>
      <p className="mt-1 max-w-prose text-muted">{text.about}</p>
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <Age />
          <Shift />
          <WorkingDays />
        </div>
        <div className="grid gap-6">
          <Difference />
          <FiscalYear />
        </div>
      </div>
    </section>
  )
}
