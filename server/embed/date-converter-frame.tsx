import { formatAd, formatBs, parseAd, parseBs, todayInNepal } from '@chautari/bikram-sambat'
import type { Lang } from '#app/lib/language.ts'
import { dayRemarks } from '#app/platform/calendar-day/day-remarks.ts'
import converterScript from './converter.inline.script.ts?inline'
import {
  answerTo,
  answerWords,
  type Calendar,
  type ConverterAnswer,
  readNumbers,
} from './converter-answer.ts'
import { type Frame, type FrameOptions, type FrameQuery, RemarkLines } from './frame.tsx'
import { messages } from './messages.ne.ts'
import { converterStyle } from './style.ts'

const longestDate = 40

/** Converts a date: in the browser as it is typed, or by its form without JavaScript. It opens with today. */
export const converterFrame: Frame = {
  name: 'converter',
  keyOf: (query) => (query.date === undefined ? `&from=${directionIn(query)}` : undefined),
  read: (options, query, { now }) => {
    const { lang } = options
    const text = messages[lang].converter
    const from = directionIn(query)
    const format = from === 'bs' ? formatBs : formatAd
    const date = query.date ?? format(todayInNepal(now())[from], { language: lang, style: 'numeric' })
    return {
      title: text.title,
      main: <ConverterForm options={options} from={from} date={date.slice(0, longestDate)} />,
      more: { path: '/nepali-date-converter', text: text.more },
      style: converterStyle,
      script: converterScript,
    }
  },
}

const directionIn = ({ from }: FrameQuery) => (from === 'ad' ? 'ad' : 'bs')

interface ConverterFormProps {
  options: FrameOptions
  from: Calendar
  date: string
}

function ConverterForm({ options: { lang, theme }, from, date }: ConverterFormProps) {
  const text = messages[lang].converter
  const { text: answer, day } = answerText(lang, from, date)
  return (
    <>
      <h1>{text.title}</h1>
      <form action="/embed/converter" autoComplete="off" data-words={JSON.stringify(answerWords(lang))}>
        <input type="hidden" name="lang" value={lang} />
        <input type="hidden" name="theme" value={theme} />
        <fieldset>
          <legend>{text.direction}</legend>
          {(['bs', 'ad'] as const).map((value) => (
            <label key={value}>
              <input type="radio" name="from" value={value} defaultChecked={value === from} />
              {text.from[value]}
            </label>
          ))}
        </fieldset>
        <label htmlFor="date">{text.date}</label>
        <div className="line">
          <input
            id="date"
            name="date"
            defaultValue={date}
            inputMode="text"
            maxLength={longestDate}
            aria-describedby="answer"
            aria-invalid={!day}
          />
          <button type="submit">{text.convert}</button>
        </div>
        <output id="answer" htmlFor="date">
          {answer}
          {day && <RemarkLines lang={lang} remarks={dayRemarks({ calendar: from, ...day })} />}
        </output>
      </form>
    </>
  )
}

/** The date in the other calendar, or why there is none. Names of months are read as well. */
export function answerText(lang: Lang, from: Calendar, typed: string): ConverterAnswer {
  const words = answerWords(lang)
  const parsed = from === 'bs' ? parseBs(typed) : parseAd(typed)
  if (parsed.ok) return answerTo(words, from, parsed.date)
  const isDate = parsed.reason === 'no-such-day' || parsed.reason === 'out-of-range'
  if (!isDate) return answerTo(words, from, undefined)
  const date = readNumbers(typed)
  return date ? answerTo(words, from, date) : { text: words.outside }
}
