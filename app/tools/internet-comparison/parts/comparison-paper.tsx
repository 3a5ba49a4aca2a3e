import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { ComparisonRow } from '../comparison.ts'
import type { ListedPlan } from '../listed-plan.ts'
import { messages } from '../messages.ne.ts'
import { ComparisonTable } from './comparison-table.tsx'

// While plans are compared, only the comparison is printed: what follows it in the body is hidden on paper.
const onPaperOnly = 'hidden print:block print:[&~*]:hidden!'

function madePlace() {
  const place = document.createElement('div')
  place.className = onPaperOnly
  return place
}

export function ComparisonPaper(props: { plans: readonly ListedPlan[]; rows: readonly ComparisonRow[] }) {
  const text = useMessages(messages)
  const [place] = useState(madePlace)
  useEffect(() => {
    document.body.prepend(place)
    return () => place.remove()
  }, [place])
  return createPortal(
    <>
      <h1 className="text-2xl">{text.title}</h1>
      <ComparisonTable {...props} />
      <p className="mt-3 text-sm">{text.drawer.hint}</p>
      <p className="mt-1 text-sm">{text.honest}</p>
    </>,
    place,
  )
}
