import { useId } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { Posted } from '../../posted.ts'
import { PostedContext } from './calculator.tsx'
import { FiscalYearForm, ShiftForm } from './day-forms.tsx'
import { messages } from './messages.ne.ts'
import { AgeForm, DifferenceForm } from './span-forms.tsx'
import { WorkingDaysForm } from './working-days-form.tsx'

/** Calculators for ages, differences, deadlines, working days and fiscal years. */
export default function Counting({ posted = {} }: { posted?: Posted | undefined }) {
  const text = useMessages(messages).counting
  const id = useId()
  return (
    <PostedContext value={posted}>
      <section aria-labelledby={id} className="print-if-result mt-6 sm:mt-8">
        <h2 id={id} className="text-xl sm:text-2xl">
          {text.heading}
        </h2>
        <p className="no-print mt-1 max-w-prose text-muted max-sm:text-sm">{text.about}</p>
        <div className="mt-3 grid items-start gap-2 sm:gap-3 lg:grid-cols-2">
          {/* Columns of their own: an open row moves only what is below it. */}
          <div className="grid min-w-0 gap-2 sm:gap-3">
            <AgeForm />
            <DifferenceForm />
            <ShiftForm />
          </div>
          <div className="grid min-w-0 gap-2 sm:gap-3">
            <WorkingDaysForm />
            <FiscalYearForm />
          </div>
        </div>
      </section>
    </PostedContext>
  )
}
