import { useState } from 'react'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import type { OwnDay } from '#app/platform/personal/personal-record.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { downloadFile } from '#app/ui/download-file.ts'
import { SelectField } from '#app/ui/field.tsx'
import { messages } from './messages.ne.ts'

/** Seven in the morning, on the day before and on the day: hours from the start of the day. */
const alarms = { before: -17, onDay: 7 } as const

/** The days as a file for calendar programs, with the rule by which they fall. */
export function DaysFile({ days, today }: { days: readonly OwnDay[]; today: string }) {
  const [{ daysFile: text, shorter, tithiRule }, lang] = useTexts(messages)
  const [alarm, setAlarm] = useState<keyof typeof alarms>('before')
  const [outcome, setOutcome] = useState<'saved' | 'failed'>()

  async function save() {
    // Its code is loaded on use.
    const loaded = await import('./own-days-file.ts').catch(() => undefined)
    if (loaded) {
      const file = loaded.ownDaysFile(days, { lang, today, alarmHours: alarms[alarm] })
      downloadFile('my-days.ics', 'text/calendar;charset=utf-8', file)
    }
    setOutcome(loaded ? 'saved' : 'failed')
  }

  return (
    <section aria-label={text.title} className="grid gap-3 border-t border-line pt-3">
      <h3 className="text-base">{text.title}</h3>
      <p className="text-muted">{text.about}</p>
      <p className="text-sm text-muted">
        {shorter} {tithiRule}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={text.alarm}
          options={Object.entries(text.alarms)}
          value={alarm}
          onChange={({ target }) => setAlarm(target.value === 'onDay' ? 'onDay' : 'before')}
        />
        <button type="button" className={buttonStyle.secondary} onClick={() => void save()}>
          {text.save}
        </button>
      </div>
      <p role="status" className="font-semibold empty:hidden">
        {outcome && text[outcome]}
      </p>
    </section>
  )
}
