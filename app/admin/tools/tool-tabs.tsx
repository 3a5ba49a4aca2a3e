import * as Tabs from '@radix-ui/react-tabs'
import { useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { toolCategories, toolIcons } from '#app/records/tools/edit-fields.ts'
import { CheckField, SelectField, TextArea, TextField } from '../forms/fields.tsx'
import { useFormOnScreen } from '../forms/form-context.ts'
import { IconField } from '../forms/icon-field.tsx'
import { messages } from './messages.ne.ts'

type Tab = 'basic' | 'seo'

const tabOf = (field: string): Tab => (/^(seo_|og_)/.test(field) ? 'seo' : 'basic')

const tabStyle =
  'min-h-11 border-b-2 border-transparent px-3 font-semibold text-muted hover:text-ink ' +
  'data-[state=active]:border-brand-ink data-[state=active]:text-brand-ink'

/** ADM-04: one tab of texts for visitors, one for search engines. */
export function ToolTabs() {
  const text = useMessages(messages)
  const { fieldErrors } = useFormOnScreen()
  const [tab, setTab] = useState<Tab>('basic')
  const [shown, setShown] = useState(fieldErrors)
  if (shown !== fieldErrors) {
    setShown(fieldErrors)
    // Shows the tab that has an error.
    const tabs = Object.keys(fieldErrors).map(tabOf)
    if (tabs[0] && !tabs.includes(tab)) setTab(tabs[0])
  }
  return (
    <Tabs.Root value={tab} onValueChange={(next) => setTab(next === 'seo' ? 'seo' : 'basic')}>
      <Tabs.List aria-label={text.tabs} className="mb-4 flex border-b border-line">
        <Tabs.Trigger value="basic" className={tabStyle}>
          {text.basic}
        </Tabs.Trigger>
        <Tabs.Trigger value="seo" className={tabStyle}>
          {text.seo}
        </Tabs.Trigger>
      </Tabs.List>
      {/* Both stay: what was typed on one side is not lost with it. */}
      <Tabs.Content
        value="basic"
        forceMount
        tabIndex={-1}
        className="grid gap-4 data-[state=inactive]:hidden"
      >
        <BasicFields />
      </Tabs.Content>
      <Tabs.Content value="seo" forceMount tabIndex={-1} className="grid gap-4 data-[state=inactive]:hidden">
        <SeoFields />
      </Tabs.Content>
    </Tabs.Root>
  )
}

function BasicFields() {
  const text = useMessages(messages)
  return (
    <>
      <TextField name="name" isRequired maxLength={120} />
      <TextField name="name_ne" lang="ne" hint={text.nepaliHint} maxLength={120} />
      <TextField name="path" isRequired hint={text.pathHint} maxLength={120} />
      <TextArea name="description" isRequired />
      <TextArea name="description_ne" lang="ne" />
      <SelectField
        name="category"
        options={toolCategories.map((value) => ({ value, title: text.categories[value] }))}
      />
      <IconField name="icon_name" icons={toolIcons} />
      <TextField name="sort_order" inputMode="numeric" hint={text.orderHint} />
      <CheckField name="is_active" />
    </>
  )
}

function SeoFields() {
  const text = useMessages(messages)
  return (
    <>
      <p className="text-muted">{text.seoHint}</p>
      <TextField name="seo_title" recommended={60} maxLength={200} />
      <TextField name="seo_title_ne" lang="ne" recommended={60} maxLength={200} />
      <TextArea name="seo_description" recommended={160} />
      <TextArea name="seo_description_ne" lang="ne" recommended={160} />
      <TextField name="seo_keywords" hint={text.keywordsHint} maxLength={500} />
      <TextField name="seo_keywords_ne" lang="ne" maxLength={500} />
      <TextField name="og_image" type="url" hint={text.imageHint} maxLength={500} />
    </>
  )
}
