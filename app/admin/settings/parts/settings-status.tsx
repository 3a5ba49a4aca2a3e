import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Card } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'
import type { Parts } from '../use-settings.ts'

/** ADM-15: the saved state of the site. */
export function SettingsStatus({ parts }: { parts: Parts }) {
  const { status: text } = useMessages(messages)
  const isOn = (key: 'adsense_config' | 'analytics_config' | 'maintenance_mode') =>
    parts[key].stored.enabled === true
  const onOff = (on: boolean) => (on ? text.enabled : text.disabled)
  const { client_id, slot_id } = parts.adsense_config.stored
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
    <Card title={text.title}>
      <FactList className="mt-3 sm:grid-cols-3">
        {states.map(({ name, isGood, says }) => (
          <Fact key={name} name={name} className="flex items-center gap-2 font-semibold">
            <Icon name={isGood ? 'check' : 'x'} className={`size-5 ${isGood ? 'text-good' : 'text-muted'}`} />
            {says}
          </Fact>
        ))}
      </FactList>
    </Card>
  )
}
