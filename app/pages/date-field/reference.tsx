import { useMessages } from '#app/platform/i18n/use-language.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { WithCode } from '#app/ui/with-code.tsx'
import { CodeBlock, Paragraph, Section } from '../page-parts.tsx'
import { messages } from './messages.ne.ts'
import { snippets } from './snippets.ts'

/** What a form gets, attributes, events, keys and styles. */
export function Reference() {
  const text = useMessages(messages)
  const heads = [text.part, text.meaning]
  return (
    <>
      <Section id="submitted" title={text.submittedHeading}>
        <Table caption={text.submittedHeading} heads={heads} rows={rowsOf(text.submitted)} />
      </Section>
      <Section id="no-script" title={text.noScriptHeading}>
        <Paragraph text={text.noScriptText} />
      </Section>
      <Section id="attributes" title={text.attributesHeading}>
        <Table caption={text.attributesHeading} heads={heads} rows={rowsOf(text.attributes)} />
      </Section>
      <Section id="events" title={text.eventsHeading}>
        <Table caption={text.eventsHeading} heads={heads} rows={rowsOf(text.events)} />
        <Paragraph text={text.validity} />
      </Section>
      <Section id="keys" title={text.keysHeading}>
        <Table caption={text.keysHeading} heads={[text.key, text.meaning]} rows={rowsOf(text.keys)} />
        <Paragraph text={text.monthKeys} />
      </Section>
      <Section id="react" title={text.reactHeading}>
        <Paragraph text={text.react} />
        <CodeBlock code={snippets.react} />
        <Paragraph text={text.types} />
        <CodeBlock code={snippets.types} />
      </Section>
      <Section id="style" title={text.styleHeading}>
        <CodeBlock code={snippets.style} />
        <Table caption={text.styleHeading} heads={heads} rows={rowsOf(text.style)} />
        <Paragraph text={text.styleHint} />
      </Section>
      <Section id="rules" title={text.rulesHeading}>
        <ul className="mt-2 grid list-disc gap-1 ps-6">
          {text.rules.map((rule) => (
            <li key={rule}>
              <WithCode text={rule} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

type TableProps = Parameters<typeof DataTable>[0]

/** Its first column is code. */
function Table(props: TableProps) {
  return (
    <DataTable
      {...props}
      className="mt-2 [&_td]:align-baseline [&_[scope=row]]:align-baseline [&_[scope=row]]:font-mono [&_[scope=row]]:text-sm [&_[scope=row]]:whitespace-nowrap"
    />
  )
}

function rowsOf(meanings: Readonly<Record<string, string>>): TableProps['rows'] {
  return Object.entries(meanings).map(([name, meaning]) => [name, <WithCode key={name} text={meaning} />])
}
