import type * as z from 'zod/mini'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { toolRecord } from '#app/records/tools/schema.ts'
import { manifestAt } from '#app/tools/registry.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { useSend } from '../api/use-send.ts'
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
  const { isBusy, send } = useSend()
  const { id, name, is_active, updated_at } = tool
  const toggle = async () => {
    const body = { is_active: !is_active, updated_at }
    const reply = await send({ path: `admin-tools/${id}`, method: 'PUT', body })
    if (reply?.ok) callbacks.done(is_active ? text.isDisabled(name) : text.isEnabled(name))
    else if (reply) callbacks.failed(`${name}: ${reply.error}`)
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
