import {
  type Area,
  chains,
  type Figure,
  inParts,
  inUnit,
  type LandUnit,
  landUnits,
  otherUnits,
  partsFrom,
  readArea,
} from '@chautari/ask/land'
import { units } from '@chautari/ask/units'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { useRef, useState } from 'react'
import { type Lang, pathIn } from '#app/lib/language.ts'
import { groupedAmount } from '#app/lib/nepali-grouping.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { useFragment, useSearch } from '#app/platform/navigation/url-state.ts'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import { Card } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { NoScriptButton } from '#app/ui/form-buttons.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import { useOnHydration } from '#app/ui/use-hydrated.ts'
import { messages } from '../messages.ne.ts'
import { path } from '../tool.ts'

const longestArea = 40

/** Converts while one types; without JavaScript the server answers the form. */
export default function LandTool() {
  const [text, lang] = useTexts(messages)
  const form = useRef<HTMLFormElement>(null)
  const search = useSearch()
  const [{ typed, unit }, setAsked] = useState(() => readAsked(new URLSearchParams(search)))
  // What was typed before the page's code arrived counts.
  useOnHydration(() => form.current && setAsked(readAsked(new FormData(form.current))))
  // The fragment of an answer of the search box, which is never sent.
  useFragment(() => {
    const given = new URLSearchParams(location.hash.slice(1))
    if (given.has('area')) setAsked(readAsked(given))
  })
  const reading = readArea(typed, unit)
  const isProblem = reading.kind !== 'area' && reading.kind !== 'empty'
  return (
    <>
      <form
        ref={form}
        method="get"
        action={pathIn(lang, path)}
        className="no-print grid gap-3 sm:grid-cols-2 sm:gap-4"
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          name="area"
          label={text.area}
          hint={text.hint[partsFrom(unit).length]}
          error={isProblem && text.problems[reading.kind]}
          isLive
          autoComplete="off"
          maxLength={longestArea}
          value={typed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setAsked({ typed: event.target.value, unit })}
        />
        <SelectField
          name="unit"
          label={text.unit}
          autoComplete="off"
          options={landUnits.map((one) => [one, partsFrom(one).map((part) => nameOf(lang, part)).join('-')])}
          value={unit}
          onChange={(event) => setAsked({ typed, unit: unitOf(event.target.value) })}
        />
        <NoScriptButton>{text.convert}</NoScriptButton>
      </form>
      {reading.kind === 'empty' && <p className="mt-4 text-muted">{text.empty}</p>}
      {reading.kind === 'area' && <Answer {...reading} typed={typed} unit={unit} />}
    </>
  )
}

interface AnswerProps {
  area: Area
  isCarried: boolean
  typed: string
  unit: LandUnit
}

function Answer({ area, isCarried, typed, unit }: AnswerProps) {
  const [text, lang] = useTexts(messages)
  const amount = (one: LandUnit) => signed(inUnit(area, one), groupedAmount.bind(null, lang))
  const parts = (chain: readonly LandUnit[]) => signed(inParts(area, chain), digitsIn.bind(null, lang))
  const [hills, terai] = chains
  const chain = chains.find((names: readonly LandUnit[]) => names.includes(unit))
  const found = chain
    ? (['square-foot', 'square-metre'] as const).map((one) => `${amount(one)} ${nameOf(lang, one)}`)
    : chains.map((names) => `${parts(names)} ${nameOf(lang, names[0])}`)
  const line = `${digitsIn(lang, typed.trim())} ${nameOf(lang, unit)} = ${found.join(', ')}`
  return (
    <>
      <p role="status" className="mt-4 text-xl font-bold wrap-anywhere sm:text-2xl">
        {line}
      </p>
      <SharedAnswer text={line} />
      <Remarks
        as="sentences"
        remarks={isCarried ? [{ kind: 'carried', chip: text.carried.chip, text: text.carried.text(parts(chain ?? hills)) }] : []}
      />
      <div className="mt-3 grid gap-3 lg:grid-cols-3 print:grid-cols-3">
        {(
          [
            [text.hills, hills],
            [text.terai, terai],
            [text.others, otherUnits],
          ] as const
        ).map(([title, names]) => (
          <Card key={title} title={title} titleClass="text-lg">
            {names !== otherUnits && <p className="text-2xl font-bold wrap-anywhere">{parts(names)}</p>}
            <FactList className="mt-2 grid-cols-2">
              {names.map((one) => (
                <Fact key={one} name={nameOf(lang, one)} className="font-semibold wrap-anywhere">
                  {amount(one)}
                </Fact>
              ))}
            </FactList>
          </Card>
        ))}
      </div>
      <p className="mt-3 text-sm text-muted">{text.note}</p>
    </>
  )
}

function readAsked(given: URLSearchParams | FormData): { typed: string; unit: LandUnit } {
  const area = given.get('area')
  return { typed: typeof area === 'string' ? area.slice(0, longestArea) : '1', unit: unitOf(given.get('unit')) }
}

const unitOf = (value: unknown): LandUnit => landUnits.find((unit) => unit === value) ?? 'ropani'

const nameOf = (lang: Lang, unit: LandUnit) => units[unit]?.[lang] ?? unit

const signed = ({ text, isRounded }: Figure, write: (text: string) => string) =>
  `${isRounded ? '≈ ' : ''}${write(text)}`
