import * as Tabs from '@radix-ui/react-tabs'
import { useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { toolRecord } from '#app/records/tools/schema.ts'
import { RecordFields } from '../forms/fields.tsx'
import { useFormOnScreen } from '../forms/use-form.ts'
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
        <RecordFields controls={basicControls} />
      </Tabs.Content>
      <Tabs.Content value="seo" forceMount tabIndex={-1} className="grid gap-4 data-[state=inactive]:hidden">
        <p className="text-muted">{text.seoHint}</p>
        <RecordFields controls={seoControls} />
      </Tabs.Content>
    </Tabs.Root>
  )
}

const basicControls = pickControls((name) => tabOf(name) === 'basic')
const seoControls = pickControls((name) => tabOf(name) === 'seo')

function pickControls(isIn: (name: string) => boolean) {
  return Object.fromEntries(Object.entries(toolRecord.controls).filter(([name]) => isIn(name)))
}
