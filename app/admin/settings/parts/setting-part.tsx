import { useId } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { EditedKey } from '#app/records/settings/edit-fields.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ConflictBox } from '../../forms/conflict-box.tsx'
import { FormContext } from '../../forms/form-context.ts'
import type { FormState } from '../../forms/use-form.ts'
import { messages } from '../messages.ne.ts'
import { fieldsOf } from './setting-fields.tsx'

interface SettingPartProps {
  settingKey: EditedKey
  form: Omit<FormState, 'save'>
  /** Maintenance mode is on, as saved. */
  isInMaintenance: boolean
}

/** One setting: its description and fields. */
export function SettingPart({ settingKey, form, isInMaintenance }: SettingPartProps) {
  const text = useMessages(messages)
  const id = useId()
  const { title, text: purpose, labels } = text.parts[settingKey]
  const Fields = fieldsOf[settingKey]
  return (
    <section aria-labelledby={id} className="rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 text-muted">{purpose}</p>
      {settingKey === 'maintenance_mode' && form.values.enabled === true && (
        <p className="mt-4 flex items-start gap-3 rounded-xl border-2 border-marigold p-4 font-semibold">
          <Icon name="warning" className="mt-0.5 size-5" />
          {isInMaintenance ? text.maintenanceOn : text.maintenanceWarning}
        </p>
      )}
      <FormContext value={{ ...form, labels }}>
        <div className="mt-4 empty:hidden">
          <ConflictBox />
        </div>
        <div className="mt-4 grid items-start gap-4 md:grid-cols-2 [&>:has([type=checkbox])]:col-span-full">
          <Fields />
        </div>
      </FormContext>
    </section>
  )
}
