import { createElement, Fragment, type ReactElement } from 'react'
import type { Draw } from '#app/layout/ask/answer-card.ts'
import { drawResults, type Results } from '#app/layout/ask/results.ts'

const draw: Draw<ReactElement> = (tag, { class: className, ...attributes }, ...children) =>
  createElement(tag, { className, ...attributes }, ...children)

/** What the question in the address is answered with; filled as one types where there are scripts (`start-ask.ts`). */
export function ResultList({ results }: { results: Results | undefined }) {
  return (
    <div
      data-ask-results
      tabIndex={-1}
      // As high as the screen: what is below it does not move while one types.
      className="grid grid-cols-1 content-start gap-4 outline-none empty:hidden not-empty:min-h-svh"
    >
      {results && createElement(Fragment, null, ...drawResults(draw, results))}
    </div>
  )
}
