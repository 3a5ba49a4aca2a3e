import { useEffect, useEffectEvent, useState } from 'react'
import type { PictureAnswer } from '#app/platform/editing/answers.ts'
import { fieldsIn } from '#app/platform/editing/fields.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { isUploadAddress } from '#app/platform/media/upload-address.ts'
import { type AdminRequest, callAdmin } from '../../api/call-admin.ts'
import { messages } from '../messages.ne.ts'
import { smallPicture } from './picture-file.ts'

/** What the server said of an address. */
interface Checked {
  address: string
  path?: string
  error?: string
}

/** The picture of a form field: a chosen file on its way to the server, or what there is at an address. */
export function usePicture(value: string, set: (value: string) => void) {
  const upload = useUpload(set)
  const address = useAddress(value)
  return { upload, address, path: isUploadAddress(value) ? value : address.path }
}

function useCall() {
  const lang = useLang()
  return (request: Pick<AdminRequest, 'path' | 'body' | 'file'>) =>
    callAdmin<PictureAnswer>({ ...request, method: 'POST', lang })
}

/** Stores a file that was chosen. */
function useUpload(onStored: (path: string) => void) {
  const { noPicture } = useMessages(messages).picture
  const call = useCall()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const store = async (file: File) => {
    const picture = await smallPicture(file)
    if (!picture) return noPicture
    const reply = await call({ path: 'admin-pictures', file: picture })
    if (!reply.ok) return reply.error
    onStored(reply.answer.picture.path)
    return ''
  }
  return {
    isBusy,
    failure,
    choose: async (file: File | undefined) => {
      if (!file || isBusy) return
      setBusy(true)
      setFailure('')
      setFailure(await store(file))
      setBusy(false)
    },
  }
}

/** Asks the server for the picture at an address: when the form opens, and when the operator leaves the field. */
function useAddress(value: string) {
  const lang = useLang()
  const call = useCall()
  const [checked, setChecked] = useState<Checked>()
  const [asked, setAsked] = useState('')
  const address = value.trim()
  const result = checked?.address === address ? checked : undefined
  const ask = async (): Promise<Checked | undefined> => {
    if (address === '' || isUploadAddress(address)) return
    const parsed = fieldsIn(lang).picture().safeParse(address)
    if (!parsed.success) return { address, error: parsed.error.issues[0]?.message ?? '' }
    const reply = await call({ path: 'admin-pictures/check', body: { url: address } })
    return reply.ok
      ? { address, path: reply.answer.picture.path }
      : { address, error: reply.fieldErrors.url ?? reply.error }
  }
  const check = async () => {
    if (address === asked || result?.path) return
    setAsked(address)
    setChecked(await ask())
    setAsked('')
  }
  const askNow = useEffectEvent(() => void ask().then(setChecked))
  useEffect(() => askNow(), [])
  return { check, isBusy: asked !== '', path: result?.path, error: result?.error }
}
