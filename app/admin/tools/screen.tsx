import * as Tabs from '@radix-ui/react-tabs'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { toolRecord } from '#app/records/tools/schema.ts'
import { openToolAt } from '#app/tools/registry.ts'
import { Button } from '../kit/buttons.tsx'
import { RecordFields } from '../kit/fields.tsx'
import { RecordScreen } from '../kit/record-screen.tsx'
import { useSend } from '../kit/requests.ts'
import { Note } from '../kit/screen-parts.tsx'
import { useFormOnScreen } from '../kit/use-form.ts'
import type { RowCallbacks } from '../kit/use-list.ts'
import { messages } from './messages.ne.ts'

type ToolRow = z.output<typeof toolRecord.stored>

/** ADM-04. */
export default function ToolsScreen() {
  const text = useMessages(messages)
  return (
    <RecordScreen<ToolRow>
      path="admin-tools"
      collection="tools"
      record={toolRecord}
      text={text}
      cells={{
        path: ({ path }) => (
          <>
            {path}
            {!openToolAt(path) && <Note>{text.noPage}</Note>}
          </>
        ),
      }}
      actions={(tool, callbacks) => <EnableButton tool={tool} callbacks={callbacks} />}
      form={() => <ToolTabs />}
    />
  )
}

/** ADM-18: switches a tool on or off with one press. */
function EnableButton({ tool, callbacks }: { tool: ToolRow; callbacks: RowCallbacks }) {
  const text = useMessages(messages)
  const { isBusy, send } = useSend()
  const { id, name, is_active, updated_at } = tool
  const toggle = async () => {
    const body = { is_active: !is_active, updated_at }
    const reply = await send({ path: `admin-tools/${id}`, method: 'PUT', body })
    if (reply?.ok) callbacks.done(is_active ? text.isDisabled(name) : text.isEnabled(name))
    else if (reply) callbacks.failed(`${name}: ${reply.error}`)
  }
  return (
    <Button
      aria-label={is_active ? text.disableOf(name) : text.enableOf(name)}
      disabled={isBusy}
      onClick={() => void toggle()}
    >
      {is_active ? text.disable : text.enable}
    </Button>
  )
}

const tabs = ['basic', 'seo'] as const

type Tab = (typeof tabs)[number]

const tabOf = (field: string): Tab => (/^(seo_|og_)/.test(field) ? 'seo' : 'basic')

const tabStyle =
  'min-h-11 border-b-2 border-transparent px-3 font-semibold text-muted hover:text-ink ' +
  'data-[state=active]:border-brand-ink data-[state=active]:text-brand-ink'

/** ADM-04: one tab of texts for visitors, one for search engines. */
function ToolTabs() {
  const text = useMessages(messages)
  const { fieldErrors } = useFormOnScreen()
  const [tab, setTab] = useState<Tab>('basic')
  const [shown, setShown] = useState(fieldErrors)
  if (shown !== fieldErrors) {
    setShown(fieldErrors)
    // Shows the tab that has an error.
    const faulty = Object.keys(fieldErrors).map(tabOf)
    if (faulty[0] && !faulty.includes(tab)) setTab(faulty[0])
  }
  return (
    <Tabs.Root value={tab} onValueChange={(next) => setTab(next === 'seo' ? 'seo' : 'basic')}>
      <Tabs.List aria-label={text.tabs} className="mb-4 flex border-b border-line">
        {tabs.map((name) => (
          <Tabs.Trigger key={name} value={name} className={tabStyle}>
            {text[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {/* Both stay: what was typed on one side is not lost with it. */}
      {tabs.map((name) => (
        <Tabs.Content
          key={name}
          value={name}
          forceMount
          tabIndex={-1}
          className="grid gap-4 data-[state=inactive]:hidden"
        >
          {name === 'seo' && <p className="text-muted">{text.seoHint}</p>}
          <RecordFields fields={controlsIn(name)} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

function controlsIn(tab: Tab) {
  return Object.fromEntries(Object.entries(toolRecord.controls).filter(([name]) => tabOf(name) === tab))
}
