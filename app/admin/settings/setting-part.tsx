import { useMessages } from '#app/platform/i18n/use-language.ts'
import { type SettingKey, settingRecords } from '#app/records/settings/schema.ts'
import { Card } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { fieldStyle } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { HistoryLink } from '../kit/buttons.tsx'
import { ConflictBox } from '../kit/dialogs.tsx'
import { CustomField, RecordFields } from '../kit/fields.tsx'
import { FormContext, type FormState, type FormText } from '../kit/use-form.ts'
import { messages } from './messages.ne.ts'
import type { SaveState, SettingForms } from './setting-forms.ts'

interface SettingPartProps {
  settingKey: SettingKey
  form: FormState
  /** Of the last save. */
  result: SaveState | undefined
}

/** One setting: its description and fields (ADM-21). */
export function SettingPart({ settingKey, form, result }: SettingPartProps) {
  const text = useMessages(messages)
  const part = text.parts[settingKey]
  const labels: FormText['labels'] = part.labels
  const hints = 'hints' in part ? part.hints : idExamples(text.example)
  return (
    <Card title={part.title}>
      <p className="mt-1 text-muted">{part.text}</p>
      <p className="mt-3 mb-4 flex flex-wrap items-center gap-3">
        <HistoryLink name={part.title} table="site_settings" id={settingKey} />
        {result && (
          <span className={`font-semibold ${result === 'saved' ? 'text-good' : 'text-simrik'}`}>
            {text.save[result]}
          </span>
        )}
      </p>
      {settingKey === 'maintenance_mode' && form.values.enabled === true && (
        <p className="mt-4 flex items-start gap-3 rounded-xl border-2 border-marigold p-4 font-semibold">
          <Icon name="warning" className="mt-0.5 size-5" />
          {form.stored.enabled === true ? text.maintenanceOn : text.maintenanceWarning}
        </p>
      )}
      <FormContext value={{ ...form, text: { labels, hints } }}>
        <div className="my-4 empty:hidden">
          <ConflictBox />
        </div>
        <RecordFields
          fields={settingRecords[settingKey].controls}
          controls={{
            primary_color: <ColourField name="primary_color" />,
            secondary_color: <ColourField name="secondary_color" />,
            allowed_ips: <LinesField name="allowed_ips" />,
          }}
        />
      </FormContext>
    </Card>
  )
}

function idExamples(example: (id: string) => string) {
  return {
    client_id: example('ca-pub-1234567890123456'),
    slot_id: example('1234567890'),
    google_analytics_id: example('G-ABCD123456'),
    facebook_pixel_id: example('1234567890'),
    hotjar_id: example('1234567'),
  }
}

/** A colour to pick or to type. */
function ColourField({ name }: { name: string }) {
  const text = useMessages(messages)
  return (
    <CustomField name={name}>
      {({ control, title, value, set }) => {
        const hex = String(value)
        return (
          <div className="mt-1 flex gap-2">
            <input
              type="color"
              aria-label={text.pickColour(title)}
              // A picker knows six digits only.
              value={/^#[0-9a-f]{6}$/i.test(hex) ? hex.toLowerCase() : '#000000'}
              onChange={({ target }) => set(target.value)}
              className="size-11 shrink-0 cursor-pointer rounded-lg border border-line-strong bg-surface p-1"
            />
            <input
              {...control}
              type="text"
              aria-label={title}
              autoComplete="off"
              maxLength={9}
              value={hex}
              onChange={({ target }) => set(target.value)}
              className={fieldStyle}
            />
          </div>
        )
      }}
    </CustomField>
  )
}

/** A list, one item on each line. */
function LinesField({ name }: { name: string }) {
  return (
    <CustomField name={name}>
      {({ control, title, value, set }) => (
        <textarea
          {...control}
          aria-label={title}
          rows={3}
          spellCheck={false}
          value={(value as readonly string[]).join('\n')}
          onChange={({ target }) => set(target.value.split('\n'))}
          className={`${fieldStyle} mt-1`}
        />
      )}
    </CustomField>
  )
}

/** ADM-15: the saved state of the site. */
export function SettingsStatus({ forms }: { forms: SettingForms }) {
  const { status: text } = useMessages(messages)
  const isOn = (key: SettingKey) => forms[key].stored.enabled === true
  const [ads, analytics] = [isOn('adsense_config'), isOn('analytics_config')]
  const { client_id, slot_id } = forms.adsense_config.stored
  const lacksIds = ads && !(client_id && slot_id)
  const onOff = (on: boolean) => (on ? text.enabled : text.disabled)
  const isLive = !isOn('maintenance_mode')
  const states = [
    { name: text.adsense, isGood: ads && !lacksIds, state: lacksIds ? text.enabledWithoutIds : onOff(ads) },
    { name: text.analytics, isGood: analytics, state: onOff(analytics) },
    { name: text.site, isGood: isLive, state: isLive ? text.live : text.maintenance },
  ]
  return (
    <Card title={text.title}>
      <FactList className="mt-3 sm:grid-cols-3">
        {states.map(({ name, isGood, state }) => (
          <Fact key={name} name={name} className="flex items-center gap-2 font-semibold">
            <Icon name={isGood ? 'check' : 'x'} className={`size-5 ${isGood ? 'text-good' : 'text-muted'}`} />
            {state}
          </Fact>
        ))}
      </FactList>
    </Card>
  )
}
