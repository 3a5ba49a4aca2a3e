import { dayText } from '#app/kit/day-text.ts'
import { nepalDay } from '#app/kit/nepal-time.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { OwnField } from '../forms/fields.tsx'
import { messages } from './messages.ne.ts'

/** Only an operator's check sets the day on which a plan was verified. */
export function VerifiedField({ verifiedAt }: { verifiedAt: string | null }) {
  const text = useMessages(messages)
  const lang = useLang()
  const last = verifiedAt
    ? text.lastVerified(dayText(lang, nepalDay(new Date(verifiedAt))))
    : text.notVerified
  return (
    <OwnField name="verified_today">
      {({ value, set }) => (
        <>
          <p className="text-sm text-muted">{value === true ? text.verifiesOnSave : last}</p>
          <button
            type="button"
            aria-pressed={value === true}
            className={`${buttonStyle.secondary} mt-1 aria-pressed:border-brand-ink aria-pressed:bg-brand-soft aria-pressed:text-brand-ink`}
            onClick={() => set(value !== true)}
          >
            {value === true && <Icon name="check" />}
            {text.verifiedToday}
          </button>
        </>
      )}
    </OwnField>
  )
}
