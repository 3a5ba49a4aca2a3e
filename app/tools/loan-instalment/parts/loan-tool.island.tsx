import { bsMonthName } from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { memo, useDeferredValue, useRef, useState } from 'react'
import { csvOf } from '#app/lib/csv.ts'
import { groupedAmount, rupees } from '#app/lib/nepali-grouping.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { useFragment } from '#app/platform/navigation/url-state.ts'
import { SendWithoutScript } from '#app/platform/tool-page/send-without-script.tsx'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import { BsDateField } from '#app/ui/bs-date-field.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Card, Section } from '#app/ui/card.tsx'
import { DataTable, FoldedTable } from '#app/ui/data-table.tsx'
import { downloadFile } from '#app/ui/download-file.ts'
import { Field, SelectField, TextField } from '#app/ui/field.tsx'
import { flatOf, type Loan, readLoan, reducingOf, type Typed } from '../loan.ts'
import { messages } from '../messages.ne.ts'

/** A form and what its loan costs. While the form is incomplete, the last answer stays; it names its loan. */
export default function LoanTool({ typed }: { typed: Typed }) {
  const [text, lang] = useTexts(messages)
  const form = useRef<HTMLFormElement>(null)
  const [{ loan, problems }, setReading] = useState<ReturnType<typeof readLoan>>(() => readLoan(typed))
  const read = (isLeft: boolean) => {
    const reading = readLoan(Object.fromEntries(new FormData(form.current ?? undefined)) as Typed)
    if (reading.loan || isLeft) setReading((before) => ({ ...before, ...reading }))
  }
  // A long schedule is drawn after the answer.
  const later = useDeferredValue(loan)
  const error = (name: keyof typeof problems) => (problems[name] ? text.problems[name] : undefined)
  const due = { id: 'first-due', label: text.fields.first }
  const unit = { name: 'unit', label: text.unit }
  // A link of Ask carries the loan in the fragment, which browsers do not send.
  useFragment(() => {
    for (const [name, value] of new URLSearchParams(location.hash.slice(1)))
      Object.assign(form.current?.elements.namedItem(name) ?? {}, { value })
    read(true)
  })
  return (
    <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
      <form
        ref={form}
        method="post"
        autoComplete="off"
        className="no-print grid grid-cols-2 items-end gap-3 [&>noscript]:col-span-2"
        onInput={() => read(false)}
        onBlur={() => read(true)}
        onSubmit={(event) => event.preventDefault()}
      >
        {(['amount', 'rate', 'term'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={text.fields[name]}
            defaultValue={digitsIn(lang, typed[name] ?? '')}
            error={error(name)}
            inputMode="decimal"
          />
        ))}
        <SelectField {...unit} defaultValue={typed.unit} options={Object.entries(text.units)} />
        <Field {...due} className="col-span-2 [&>bs-date-field]:mt-1 [&>bs-date-field]:block">
          {() => <BsDateField {...due} name="first" text={typed['first-bs'] ?? ''} error={error('first')} />}
        </Field>
        <SendWithoutScript label={text.calculate} />
        <p className="col-span-2 text-sm text-muted noscript:hidden">{text.privacy}</p>
      </form>
      {loan && <Cost loan={loan} />}
      {later && <Schedule loan={later} />}
    </div>
  )
}

/** In rupees. */
const plain = (paisa: number) => (paisa / 100).toFixed(2)

function Cost({ loan }: { loan: Loan }) {
  const [{ rows, ...text }, lang] = useTexts(messages)
  const { principal, yearlyPercent, months } = loan
  const amount = (paisa: number) => groupedAmount(lang, plain(paisa))
  const percent = (value: number) => `${digitsIn(lang, Number(value.toFixed(2)))}%`
  const [reducing, flat] = [reducingOf(loan), flatOf(loan)]
  const monthly = rupees(lang, amount(reducing.instalment))
  const about = text.about(rupees(lang, amount(principal)), percent(yearlyPercent), digitsIn(lang, months))
  return (
    <Card title={text.monthly} className="min-w-0">
      <output className="block text-3xl font-bold">{monthly}</output>
      <p className="text-sm text-muted">{about}</p>
      <DataTable
        caption={text.compared}
        columnTitles={text.methods}
        className="mt-2 table-fixed text-[0.8125rem] wrap-anywhere tabular-nums sm:text-base [&_:is(th,td)]:pr-1 [&_th:first-child]:w-1/4 sm:[&_th:first-child]:w-1/3"
        rows={[
          [rows.instalment, amount(reducing.instalment), amount(flat.instalment)],
          [rows.interest, amount(reducing.total - principal), amount(flat.total - principal)],
          [rows.percent, ...[reducing, flat].map(({ total }) => percent((total / principal - 1) * 100))],
          [rows.total, amount(reducing.total), amount(flat.total)],
          [rows.rate, percent(yearlyPercent), percent(flat.reducingPercent)],
        ]}
      />
      <p className="mt-2 text-sm">{text.added}</p>
      <SharedAnswer text={`${about}: ${monthly}`} />
    </Card>
  )
}

/** On the reducing balance, year by year of Bikram Sambat: a slow phone could not open 600 rows at once. */
const Schedule = memo(({ loan }: { loan: Loan }) => {
  const [text, lang] = useTexts(messages)
  const { year, month } = loan.first
  // Years beyond the calendar's table have the same months.
  const named = (n: number) =>
    `${bsMonthName((n % 12) + 1, lang)} ${digitsIn(lang, year + Math.floor(n / 12))}`
  const rowsIn = (write: typeof plain) =>
    reducingOf(loan).payments.map((part, at) => [named(month - 1 + at), ...Object.values(part).map(write)])
  const rows = rowsIn((paisa) => groupedAmount(lang, plain(paisa)))
  const save = () => downloadFile('loan.csv', 'text/csv', csvOf([text.columns, ...rowsIn(plain)]))
  return (
    <Section title={text.schedule(digitsIn(lang, loan.months))} className={foldStyle}>
      {Array.from({ length: Math.ceil((month - 1 + loan.months) / 12) }, (_, at) => (
        <FoldedTable
          key={named(at * 12)}
          caption={digitsIn(lang, year + at)}
          columnTitles={text.columns}
          className="min-w-136 text-sm tabular-nums"
          rows={rows.slice(Math.max(0, at * 12 + 1 - month), at * 12 + 13 - month)}
        />
      ))}
      <button type="button" className={saveStyle} onClick={save}>
        {text.download}
      </button>
    </Section>
  )
})

const saveStyle = `${buttonStyle.secondary} no-print noscript:hidden mt-3`

/** Prints all years once one has been opened, else none. */
const foldStyle =
  'min-w-0 lg:col-span-2 [&_details>section]:max-h-none print:not-has-[details[open]]:hidden print:[&_details]:block! print:[&_details]:details-content:[content-visibility:visible] print:[&_details>section]:overflow-visible'
