import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Modal } from '#app/ui/dialog.tsx'
import { messages as formMessages } from '../forms/messages.ne.ts'
import { FactorForm, type FactorFormProps } from './factor-form.tsx'

interface FactorDialogProps extends Omit<FactorFormProps, 'children' | 'isReady'> {
  file: string
  title: string
  /** What happens to the file. */
  text: string
  onLeft?: (event: Event) => void
}

/** Says what is done with a file, asks for the second factor, and does it. */
export function FactorDialog({ file, title, text, onLeft, ...form }: FactorDialogProps) {
  const say = useMessages(formMessages)
  return (
    <Modal title={title} close={say.close} isOpen onClose={form.onClose} onLeft={onLeft}>
      <div className="grid gap-4 overflow-y-auto p-5">
        <p className="font-semibold wrap-anywhere">{file}</p>
        <p>{text}</p>
        <FactorForm {...form} />
      </div>
    </Modal>
  )
}
