import type { Lang } from '#app/lib/language.ts'
import type { Change } from '#app/records/audit/schema.ts'
import { nameOfChanged, valueText } from '../kit/history-texts.ts'
import { messages } from '../kit/messages.ne.ts'
import { sections } from '../sections.ts'

type Labels = Readonly<Record<string, string>>

/** The texts of a section that has a form: the labels of its fields, of the settings those of each key. */
interface FormTexts {
  labels?: Labels
  /** Of selects, by field. */
  options?: Readonly<Record<string, Labels>>
  parts?: Readonly<Record<string, { title: string; labels: Labels }>>
}

const texts = import.meta.glob<Readonly<Record<Lang, FormTexts>>>('../*/messages.ne.ts', {
  eager: true,
  import: 'messages',
})

function textsOf(lang: Lang, entity: string): FormTexts | undefined {
  const slug = sections.find(({ tables }) => tables?.includes(entity))?.slug ?? ''
  return texts[`../${slug}/messages.ne.ts`]?.[lang]
}

type Of = Pick<Change, 'entity' | 'entity_id'>

/** The label of a changed field, as the form of its section names it. */
export function fieldLabel(lang: Lang, { entity, entity_id }: Of, name: string): string {
  const section = textsOf(lang, entity)
  const common: Labels = { ...messages[lang].history.labels, ...messages[lang].form.labels }
  return section?.parts?.[entity_id ?? '']?.labels[name] ?? section?.labels?.[name] ?? common[name] ?? name
}

/** A value of a changed field, as the form of its section names it. */
export function fieldValue(lang: Lang, { entity }: Of, name: string, value: unknown): string {
  const named = typeof value === 'string' ? textsOf(lang, entity)?.options?.[name]?.[value] : undefined
  return named ?? (isPicture(value) ? messages[lang].history.picture : valueText(lang, value))
}

/** The path of an uploaded picture. */
export const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && /^\/media\/[0-9a-f]{64}$/.test(value)

/** The name of what was changed; of a setting the title of its form. */
export function titleOfChanged(lang: Lang, change: Of & Pick<Change, 'before' | 'after'>): string {
  return textsOf(lang, change.entity)?.parts?.[change.entity_id ?? '']?.title ?? nameOfChanged(change)
}
