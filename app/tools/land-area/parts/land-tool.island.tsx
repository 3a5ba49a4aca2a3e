import {
  chains,
  type Figure,
  inParts,
  inUnit,
  type LandReading,
  type LandUnit,
  landUnits,
  otherUnits,
  partsFrom,
  readArea,
} from '@chautari/ask/land'
import { units } from '@chautari/ask/units'
import { digitsIn, latinDigits } from '@chautari/bikram-sambat/digits'
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
import { messages } from '../messages.ne.ts'
import { path } from '../tool.ts'

const longestArea = 40

/** Converts while one types; without JavaScript the server answers the form. */
export default function LandTool() {
  const [text, lang] = useTexts(messages)
  const form = useRef<HTMLFormElement>(null)
  const search = useSearch()
  const [{ typed, unit }, setAsked] = useState(() => readAsked(new URLSearchParams(search)))
  // An answer of the search box gives the area in its fragment; else what was typed before the page's code arrived counts.
  useFragment(() => {
    const linked = new URLSearchParams(location.hash.slice(1))
    setAsked(readAsked(linked.has('area') || !form.current ? linked : new FormData(form.current)))
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

type Found = Extract<LandReading, { kind: 'area' }>

function Answer({ area, isCarried, typed, unit }: Found & Asked) {
  const [text, lang] = useTexts(messages)
  const amount = (one: LandUnit) => signed(inUnit(area, one), (figure) => groupedAmount(lang, figure))
  const parts = (chain: readonly LandUnit[]) =>
    signed(inParts(area, chain), (figure) => digitsIn(lang, figure))
  const chain = chains.find((names: readonly LandUnit[]) => names.includes(unit))
  const found = chain
    ? otherUnits.slice(0, 2).map((one) => `${amount(one)} ${nameOf(lang, one)}`)
    : chains.map((names) => `${parts(names)} ${nameOf(lang, names[0])}`)
  const line = `${digitsIn(lang, latinDigits(typed.trim()))} ${nameOf(lang, unit)} = ${found.join(', ')}`
  const carried = chain && isCarried && { ...text.carried, kind: 'carried', text: text.carried.text(parts(chain)) }
  return (
    <>
      <p role="status" className="mt-4 text-xl font-bold wrap-anywhere sm:text-2xl">
        {line}
      </p>
      <SharedAnswer text={line} />
      <Remarks as="sentences" remarks={carried ? [carried] : []} />
      <div className="mt-3 grid gap-3 lg:grid-cols-3 print:grid-cols-3">
        {groups.map(([title, names]) => (
          <Card key={title} title={text[title]} titleClass="text-lg">
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

const groups = [['hills', chains[0]], ['terai', chains[1]], ['others', otherUnits]] as const

interface Asked {
  typed: string
  unit: LandUnit
}

function readAsked(given: URLSearchParams | FormData): Asked {
  const area = given.get('area')
  return { typed: typeof area === 'string' ? area.slice(0, longestArea) : '1', unit: unitOf(given.get('unit')) }
}

const unitOf = (value: unknown): LandUnit => landUnits.find((unit) => unit === value) ?? 'ropani'

const nameOf = (lang: Lang, unit: LandUnit) => units[unit]?.[lang] ?? unit

const signed = ({ text, isRounded }: Figure, write: (text: string) => string) =>
  `${isRounded ? '≈ ' : ''}${write(text)}`
