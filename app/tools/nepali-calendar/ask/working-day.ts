import type { Answer, AskContext, Outcome } from '@chautari/ask'
import type { Period } from '@chautari/bikram-sambat/periods'
import { saidIn } from '#app/lib/statement.ts'
import { bothDatesText, dayCard, isoBoth } from '#app/platform/ask/day-texts.ts'
import { lastWorkingDays, workingDaysText } from '#app/records/holidays/last-working-days.ts'
import { dayAnswer } from './day-answer.ts'
import type { CalendarAskData } from './festivals.ts'
import { messages } from './messages.ne.ts'

const intent = 'working-day.last'

/** The last working day of a month or of a fiscal period; a refusal where its holidays are not published. */
export function workingDayAnswer(
  context: AskContext,
  { festivalsOf }: CalendarAskData,
  period: Pick<Period, 'first' | 'last'>,
  name: string,
  open: Answer['remarks'],
): Outcome {
  const { lang } = context
  const text = messages[lang]
  const { value, remarks } = lastWorkingDays(period, festivalsOf(period.last.bs.year))
  if (!value) {
    const reasons = saidIn(lang, remarks).map((remark) => remark.text)
    return { kind: 'refusal', intent, reason: 'not-announced', text: reasons.join(' ') }
  }
  const { offices, others } = value
  const reading = text.lastWorkingDay(name)
  const isOne = isoBoth(offices).ad === isoBoth(others).ad
  const line = isOne ? bothDatesText(lang, offices) : workingDaysText(lang, value)
  const card = dayCard(context, offices)
  return dayAnswer(context, intent, offices.bs, {
    result: { ...isoBoth(offices), others: isoBoth(others).bs },
    text: `${reading}: ${line}`,
    ...(isOne ? card : { figure: card.figure, details: [line] }),
    reading,
    remarks: [...saidIn(lang, remarks), ...open],
  })
}
