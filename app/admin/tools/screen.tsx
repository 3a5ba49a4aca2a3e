import { useState } from 'react'
import type * as z from 'zod/mini'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { toolRecord } from '#app/records/tools/schema.ts'
import { manifestAt } from '#app/tools/registry.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { callAdmin } from '../api/call-admin.ts'
import type { RowCallbacks } from '../records/record-props.ts'
import { RecordScreen } from '../records/record-screen.tsx'
import { messages } from './messages.ne.ts'
import { ToolTabs } from './tool-tabs.tsx'

type ToolRow = z.output<typeof toolRecord.stored>

/** ADM-04. */
export default function ToolsScreen() {
  const text = useMessages(messages)
  return (
    <RecordScreen<ToolRow>
      path="admin-tools"
      many="tools"
      record={toolRecord}
      text={text}
      cells={{
        path: ({ path }) => (
          <>
            {path}
            {manifestAt(path)?.status !== 'open' && (
              <span className="block text-sm text-muted">{text.noPage}</span>
            )}
          </>
        ),
      }}
      actions={(tool, callbacks) => <EnableButton tool={tool} callbacks={callbacks} />}
      form={() => <ToolTabs />}
    />
  )
}

interface EnableButtonProps {
  tool: ToolRow
  callbacks: RowCallbacks
}

/** ADM-18: switches a tool on or off with one press. */
export function EnableButton({ tool, callbacks }: EnableButtonProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const [isBusy, setBusy] = useState(false)
  const { id, name, is_active, updated_at } = tool
  const toggle = async () => {
    setBusy(true)
    const reply = await callAdmin({
      path: `admin-tools/${id}`,
      method: 'PUT',
      body: { is_active: !is_active, updated_at },
      lang,
    })
    setBusy(false)
    if (reply.ok) callbacks.done(is_active ? text.isDisabled(name) : text.isEnabled(name))
    else callbacks.failed(`${name}: ${reply.error}`)
  }
  return (
    <button
      type="button"
      className={buttonStyle.secondary}
      aria-label={is_active ? text.disableOf(name) : text.enableOf(name)}
      disabled={isBusy}
      onClick={() => void toggle()}
    >
      {is_active ? text.disable : text.enable}
    </button>
  )
}
