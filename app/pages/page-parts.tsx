// What the pages for developers, and about the data, are made of.
import type { ReactNode } from 'react'

/** A link on a line of its own. */
export const linkStyle = 'inline-flex min-h-11 items-center text-brand-ink underline underline-offset-4'

interface ProseSectionProps {
  /** Of the heading. */
  id: string
  title: string
  paragraphs: readonly string[]
  children: ReactNode
}

/** Sentences under a heading, and what belongs to them. */
export function ProseSection({ id, title, paragraphs, children }: ProseSectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="prose">
        <h2 id={id}>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {children}
    </section>
  )
}

/** Sentences with bullets. */
export function Rules({ title, rules }: { title: string; rules: readonly string[] }) {
  return (
    <section aria-labelledby="rules" className="prose mt-8">
      <h2 id="rules">{title}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>
            <WithCode text={rule} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function CodeBlock({ code }: { code: string }) {
  return (
    <pre
      lang="en"
      translate="no"
      className="mt-2 rounded-lg bg-hover p-3 text-sm wrap-anywhere whitespace-pre-wrap"
    >
      <code>{code}</code>
    </pre>
  )
}

/** A text whose parts between backticks, each another one, are written in a program or an address. */
export function WithCode({ text }: { text: string }) {
  return text.split(/(`[^`]*`)/).map((part) =>
    part.startsWith('`') ? (
      <code key={part} translate="no">
        {part.slice(1, -1)}
      </code>
    ) : (
      part
    ),
  )
}
