import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'
import { WithCode } from '#app/ui/with-code.tsx'
import { CodeBlock } from '../page-parts.tsx'

interface LiveExampleProps {
  title: string
  hint: string
  /** A constant of this repository with the page's texts in it. */
  html: string
  /** Runs behind the HTML. */
  script: ReactNode
  /** As it is shown. */
  code: string
}

/**
 * Of the plain HTML of an example, which has no classes. The element is as high before its code is loaded as it is then.
 * Without JavaScript the buttons would do nothing.
 */
const plainHtmlStyle =
  '[&_form]:flex [&_form]:flex-wrap [&_form]:gap-3 [&_label]:grid [&_label]:w-full [&_label]:gap-1 ' +
  '[&_label]:font-semibold [&_bs-date-field]:min-h-[2.875rem] [&_bs-date-field]:font-normal ' +
  '[&_input]:min-h-(--field-height) [&_input]:w-full [&_input]:rounded-lg [&_input]:border ' +
  '[&_input]:border-line-strong [&_input]:bg-surface [&_input]:px-3 [&_input]:placeholder:text-muted ' +
  '[&_button]:min-h-11 [&_button]:rounded-lg [&_button]:border [&_button]:border-line-strong ' +
  '[&_button]:bg-surface [&_button]:px-4 [&_button]:font-semibold [&_button]:hover:bg-hover ' +
  '[&_output]:w-full [&_output]:whitespace-pre-line noscript:[&_button]:hidden'

/** An example at work, and its code beside it; below it on narrow screens. */
export function LiveExample({ title, hint, html, script, code }: LiveExampleProps) {
  return (
    <Card title={title} level={3} titleClass="font-semibold" className="mt-4">
      <p className="mt-1 text-muted">
        <WithCode text={hint} />
      </p>
      <div className="mt-3 grid gap-4 md:grid-cols-[16rem_minmax(0,1fr)]">
        <div data-live="">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this repository */}
          <div className={plainHtmlStyle} dangerouslySetInnerHTML={{ __html: html }} />
          {script}
        </div>
        <CodeBlock code={code} />
      </div>
    </Card>
  )
}
