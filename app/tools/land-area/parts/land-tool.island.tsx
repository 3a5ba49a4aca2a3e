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
  unitName,
} from '@chautari/ask/land'
import { digitsIn, latinDigits } from '@chautari/bikram-sambat/digits'
import { useRef, useState } from 'react'
import { groupedAmount } from '#app/lib/nepali-grouping.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { useFragment, useSearch } from '#app/platform/navigation/url-state.ts'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import { Card } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { NoScriptButton } from '#app/ui/form-buttons.tsx'
import { messages } from '../messages.ne.ts'

const longestArea = 40

/** Converts while one types; without JavaScript the server answers the form. */
export default function LandTool() {
  const [text, lang] = useTexts(messages)
  const form = useRef<HTMLFormElement>(null)
  const query = new URLSearchParams(useSearch())
  const [{ typed, unit }, setAsked] = useState(() => readAsked(query.get('area'), query.get('unit')))
  // An answer of the search box gives the area in its fragment; else what was typed before the page's code arrived counts.
  useFragment(() => {
    const linked = new URLSearchParams(location.hash.slice(1))
    const given = linked.has('area') || !form.current ? linked : new FormData(form.current)
    setAsked(readAsked(given.get('area'), given.get('unit')))
  })
  const reading = readArea(typed, unit)
  const nameOf = (one: LandUnit) => unitName(lang, one)
  return (
    <>
      <form
        ref={form}
        method="get"
        className="no-print grid gap-3 sm:grid-cols-2 sm:gap-4"
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          name="area"
          label={text.area}
          hint={text.hints[partsFrom(unit).length - 1]}
          error={reading.kind !== 'area' && text.problems[reading.kind]}
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
          options={landUnits.map((one) => [one, partsFrom(one).map(nameOf).join('-')])}
          value={unit}
          onChange={(event) => setAsked(readAsked(typed, event.target.value))}
        />
        <NoScriptButton>{text.convert}</NoScriptButton>
      </form>
      {reading.kind === 'area' && <Answer {...reading} typed={typed} unit={unit} />}
    </>
  )
}

/** By default one ropani. */
const readAsked = (area: unknown, unit: unknown) => ({
  typed: typeof area === 'string' ? area.slice(0, longestArea) : '1',
  unit: landUnits.find((one) => one === unit) ?? 'ropani',
})

type AnswerProps = Extract<LandReading, { kind: 'area' }> & ReturnType<typeof readAsked>

function Answer({ area, isCarried, typed, unit }: AnswerProps) {
  const [text, lang] = useTexts(messages)
  const amount = (one: LandUnit) => signed(inUnit(area, one), (figure) => groupedAmount(lang, figure))
  const parts = (names: readonly LandUnit[]) =>
    signed(inParts(area, names), (figure) => digitsIn(lang, figure))
  const chain = chains.find((names: readonly LandUnit[]) => names.includes(unit))
  const found = chain
    ? otherUnits.slice(0, 2).map((one) => `${amount(one)} ${unitName(lang, one)}`)
    : chains.map((names) => `${parts(names)} ${unitName(lang, names[0])}`)
  const given = `${digitsIn(lang, latinDigits(typed.trim()))} ${unitName(lang, unit)}`
  const line = `${given} = ${found.join(', ')}`.replace('= ≈', '≈')
  return (
    <>
      <div role="status" className="mt-4">
        <p className="text-xl font-bold wrap-anywhere sm:text-2xl">{line}</p>
        {chain && isCarried && <p className="font-semibold">{text.carried(parts(chain))}</p>}
      </div>
      <SharedAnswer text={line} />
      <div className="mt-3 grid gap-3 lg:grid-cols-3 print:grid-cols-3">
        {[...chains, otherUnits].map((names, at) => (
          <Card key={names[0]} title={text.groups[at]} titleClass="text-lg">
            {names !== otherUnits && <p className="text-2xl font-bold wrap-anywhere">{parts(names)}</p>}
            <FactList className="mt-2 grid-cols-2">
              {names.map((one) => (
                <Fact key={one} name={unitName(lang, one)} className="font-semibold wrap-anywhere">
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

const signed = ({ text, isRounded }: Figure, write: (text: string) => string) =>
  `${isRounded ? '≈\u00A0' : ''}${write(text)}`
