import { amountWords, numberWords, parseAmount } from '@chautari/bikram-sambat/number-words'
import { useRef, useState } from 'react'
import { type Lang, languages } from '#app/lib/language.ts'
import { groupedAmount } from '#app/lib/nepali-grouping.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { useFragment } from '#app/platform/navigation/url-state.ts'
import { SendWithoutScript } from '#app/platform/tool-page/send-without-script.tsx'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { messages } from '../messages.ne.ts'

/** Shown until something is typed. */
const examplePaisa = 1_25_000_50n

/** Words while one types; without JavaScript the server answers the posted form. */
export default function WordsTool({ posted = '' }: { posted?: string | undefined }) {
  const [text, lang] = useTexts(messages)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(posted)
  // An answer of the search box gives the amount in the fragment; else what was typed before the page's code arrived counts.
  useFragment(() => {
    const linked = /^#[\d.]+$/.test(location.hash) && location.hash.slice(1)
    setTyped(linked || (field.current?.value ?? ''))
  })
  const amount = parseAmount(typed)
  const reason = amount.ok ? undefined : amount.reason
  const paisa = amount.ok ? amount.paisa : examplePaisa
  return (
    <>
      <form method="post" className="no-print sm:max-w-md" onSubmit={(event) => event.preventDefault()}>
        <TextField
          ref={field}
          name="amount"
          label={text.label}
          hint={text.hint}
          error={reason && reason !== 'empty' && text.problems[reason]}
          isLive
          inputMode="decimal"
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          controlClass="text-xl tabular-nums"
        />
        <SendWithoutScript label={text.write} />
      </form>
      {(amount.ok || reason === 'empty') && (
        <div className="mt-4 grid gap-3 lg:grid-cols-2">
          {!amount.ok && <p className="font-semibold text-muted lg:col-span-2">{text.example}</p>}
          <SharedAnswer text={`${figureOf(paisa, lang)}: ${amountWords(paisa, lang)}`} />
          {(lang === 'en' ? languages : languages.toReversed()).map((one) => (
            <InLanguage key={one} of={one} paisa={paisa} />
          ))}
        </div>
      )}
    </>
  )
}

/** As deeds and receipts have it, in their own language whatever the page's is. */
const onPaper: Record<Lang, (figure: string, words: string) => string> = {
  en: (figure, words) => `Rs. ${figure} (in words: ${words})`,
  ne: (figure, words) => `रु. ${figure} (अक्षरेपी ${words})`,
}

/** In Nepali groups, with both digits of the paisa where there are some. */
const figureOf = (paisa: bigint, lang: Lang) =>
  groupedAmount(lang, `${paisa / 100n}.${String(paisa % 100n).padStart(2, '0')}`.replace('.00', ''))

/** The forms of the amount, each with its button. */
function InLanguage({ of, paisa }: { of: Lang; paisa: bigint }) {
  const [text, lang] = useTexts(messages)
  const [figure, words] = [figureOf(paisa, of), amountWords(paisa, of)]
  const isWhole = paisa % 100n === 0n
  const forms = {
    cheque: words,
    contract: onPaper[of](isWhole ? `${figure}/-` : figure, words),
    ...(isWhole && { number: numberWords(paisa / 100n, of) }),
    figure,
  }
  return (
    <Card title={text.languages[of]} titleClass="text-lg">
      {Object.entries(forms).map(([form, written]) => (
        <div key={form} className="mt-2 flex items-start gap-3 border-t border-line pt-2">
          <p className="me-auto min-w-0 text-sm text-muted">
            {text.forms[form as keyof typeof forms]}
            <span
              lang={of}
              role={of === lang && form === 'cheque' ? 'status' : undefined}
              className="block text-lg font-semibold text-ink wrap-anywhere"
            >
              {written}
            </span>
          </p>
          <CopyButton
            text={written}
            label={text.copy}
            copied={text.copied}
            icon="clipboard"
            of={text.forms[form as keyof typeof forms]}
            className="shrink-0"
          />
        </div>
      ))}
    </Card>
  )
}
