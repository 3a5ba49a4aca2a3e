import { useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { areVisitsLeftOut, leaveOutVisits } from '#app/platform/usage/own-visits.ts'
import { CheckField } from '#app/ui/field.tsx'
import { messages } from '../messages.ne.ts'
import { Panel } from './panel.tsx'

/** A choice of this browser alone: the server learns nothing of it. */
export function OwnVisits() {
  const { ownVisits: text } = useMessages(messages)
  const [isLeftOut, setLeftOut] = useState(areVisitsLeftOut)
  const [hasFailed, setFailed] = useState(false)
  return (
    <Panel title={text.title} text={text.always}>
      <CheckField
        label={text.leaveOut}
        hint={text.how}
        error={hasFailed && text.failed}
        checked={isLeftOut}
        onChange={({ target }) => {
          setFailed(!leaveOutVisits(target.checked))
          setLeftOut(areVisitsLeftOut())
        }}
      />
    </Panel>
  )
}
