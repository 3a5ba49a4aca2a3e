import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { EditedKey } from '#app/records/settings/edit-fields.ts'
import { CheckField, TextArea, TextField } from '../../forms/fields.tsx'
import { messages } from '../messages.ne.ts'
import { ColourField } from './colour-field.tsx'
import { LinesField } from './lines-field.tsx'

/** ADM-21: the fields of each key. */
export const fieldsOf: Readonly<Record<EditedKey, () => React.JSX.Element>> = {
  adsense_config: AdsenseFields,
  seo_config: SeoFields,
  site_config: SiteFields,
  analytics_config: AnalyticsFields,
  maintenance_mode: MaintenanceFields,
}

function AdsenseFields() {
  const { example } = useMessages(messages)
  return (
    <>
      <CheckField name="enabled" />
      <TextField name="client_id" maxLength={40} hint={example('ca-pub-1234567890123456')} />
      <TextField name="slot_id" maxLength={40} inputMode="numeric" hint={example('1234567890')} />
    </>
  )
}

function SeoFields() {
  const { nepaliHint } = useMessages(messages)
  return (
    <>
      <TextField name="title" isRequired recommended={60} />
      <TextField name="title_ne" lang="ne" recommended={60} />
      <TextArea name="description" recommended={160} />
      <TextArea name="description_ne" lang="ne" recommended={160} />
      <TextField name="keywords" />
      <TextField name="keywords_ne" lang="ne" hint={nepaliHint} />
      <TextField name="og_image" type="url" />
    </>
  )
}

function SiteFields() {
  const { nepaliHint, parts } = useMessages(messages)
  const { labels } = parts.site_config
  return (
    <>
      <TextField name="name" isRequired maxLength={60} />
      <TextField name="name_ne" lang="ne" maxLength={60} hint={nepaliHint} />
      <TextField name="tagline" maxLength={160} />
      <TextField name="tagline_ne" lang="ne" maxLength={160} hint={nepaliHint} />
      <ColourField name="primary_color" label={labels.primary_color} />
      <ColourField name="secondary_color" label={labels.secondary_color} />
      <TextField name="logo_url" type="url" />
      <TextField name="support_email" maxLength={254} />
      <TextField name="facebook_url" type="url" />
      <TextField name="twitter_url" type="url" />
      <TextField name="instagram_url" type="url" />
    </>
  )
}

function AnalyticsFields() {
  const { example } = useMessages(messages)
  return (
    <>
      <CheckField name="enabled" />
      <TextField name="google_analytics_id" maxLength={40} hint={example('G-ABCD123456')} />
      <TextField name="facebook_pixel_id" maxLength={40} inputMode="numeric" hint={example('1234567890')} />
      <TextField name="hotjar_id" maxLength={40} inputMode="numeric" hint={example('1234567')} />
    </>
  )
}

function MaintenanceFields() {
  const { nepaliHint, listHint, parts } = useMessages(messages)
  return (
    <>
      <CheckField name="enabled" />
      <TextArea name="message" isRequired />
      <TextArea name="message_ne" lang="ne" hint={nepaliHint} />
      <LinesField name="allowed_ips" label={parts.maintenance_mode.labels.allowed_ips} hint={listHint} />
    </>
  )
}
