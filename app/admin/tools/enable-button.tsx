import { useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { callAdmin } from '../api/call-admin.ts'
import type { StoredRow } from '../forms/use-form.ts'
import type { RowCallbacks } from '../records/record-screen.tsx'
import { messages } from './messages.ne.ts'

interface EnableButtonProps {
  tool: StoredRow & { name: string; is_active: boolean }
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
