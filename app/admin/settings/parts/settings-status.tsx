import { useId } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'
import type { Parts } from '../setting-parts.ts'

/** ADM-15: the saved state of the site. */
export function SettingsStatus({ parts }: { parts: Parts }) {
  const { status: text } = useMessages(messages)
  const id = useId()
  const isOn = (key: 'adsense_config' | 'analytics_config' | 'maintenance_mode') =>
    parts[key].before.enabled === true
  const onOff = (on: boolean) => (on ? text.enabled : text.disabled)
  const { client_id, slot_id } = parts.adsense_config.before
  const lacksIds = isOn('adsense_config') && !(client_id && slot_id)
  const states = [
    {
      name: text.adsense,
      isGood: isOn('adsense_config') && !lacksIds,
      says: lacksIds ? text.enabledWithoutIds : onOff(isOn('adsense_config')),
    },
    { name: text.analytics, isGood: isOn('analytics_config'), says: onOff(isOn('analytics_config')) },
    {
      name: text.site,
      isGood: !isOn('maintenance_mode'),
      says: isOn('maintenance_mode') ? text.maintenance : text.live,
    },
  ]
  return (
    <section aria-labelledby={id} className="rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <h2 id={id} className="text-xl">
        {text.title}
      </h2>
      <dl className="mt-3 grid gap-3 sm:grid-cols-3">
        {states.map(({ name, isGood, says }) => (
          <div key={name} className="rounded-xl border border-line p-3">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="flex items-center gap-2 font-semibold">
              <Icon
                name={isGood ? 'check' : 'x'}
                className={`size-5 ${isGood ? 'text-good' : 'text-muted'}`}
              />
              {says}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
