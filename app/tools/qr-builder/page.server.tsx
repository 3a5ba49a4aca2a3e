import { loadBanks } from '#app/records/banks/store.server.ts'
import { defineToolPage } from '#app/records/tools/tool-page.server.tsx'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { encodeQr } from './encode-qr.ts'
import { messages } from './messages.ne.ts'
import QrTool from './parts/qr-tool.island.tsx'
import { isComplete, payloadOf, paymentFrom } from './qr-payload.ts'
import QrReader from './reader/qr-reader.island.tsx'
import { tool } from './tool.ts'

export const page = defineToolPage({
  manifest: tool,
  articles: { en: articleEn, ne: articleNe },
  messages,
  render: { camera: true },
  load: async (request) => ({
    banks: await loadBanks(request),
    posted: answerTo(request.posted),
    payload: request.posted?.payload,
  }),
  draw: ({ banks, posted, payload }, { island }) => (
    <>
      {island('qr-tool', QrTool, { loadedBanks: banks, posted })}
      {island('qr-reader', QrReader, { posted: payload }, { when: 'used' })}
    </>
  ),
})

/** The form of a browser without JavaScript, and its code. */
function answerTo(posted: Readonly<Record<string, string>> | undefined) {
  if (!posted || posted.payload !== undefined) return undefined
  const form = paymentFrom(posted)
  if (!isComplete(form)) return { form, result: undefined }
  const payload = payloadOf(form)
  const code = encodeQr(payload)
  const failed = { kind: 'failed', reason: 'tooLong' } as const
  return { form, result: code ? ({ kind: 'drawn', payload, code } as const) : failed }
}
